import { useEffect, useState } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { toApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredPicture } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPictureTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { toDataUri, toImageFile } from '../../shared/download/imageFile'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

interface LoadedPicture {
  fileId: string
  src: string | null
}

/** Picture of a vacancy in the editor: downscaled in the browser, stored by the server like documents. */
export function useVacancyPicture(edit: VacancyEdit) {
  const { notifications } = useSite()
  const calls = useSiteService(createAuthoredVacancyApi)
  const picture = useStoreValue(edit.store, (state) => state.content?.picture ?? null)
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [displayed, setDisplayed] = useState<LoadedPicture | null>(null)
  const { fileId = null, filename = '' } = picture ?? {}
  useEffect(() => {
    if (fileId === null || displayed?.fileId === fileId) return
    let isOver = false
    const loadPicture = async () => {
      await edit.save()
      const bytes = await calls.downloadDocument(edit.store.getState().vacancy?.id ?? '', filename)
      return toDataUri(new File([bytes], filename, { type: bytes.type }), Number.POSITIVE_INFINITY)
    }
    void loadPicture()
      .catch(() => null)
      .then((src) => {
        if (!isOver) setDisplayed({ fileId, src })
      })
    return () => {
      isOver = true
    }
  }, [calls, edit, fileId, filename, displayed])
  const change = (next: AuthoredPicture | null, message: string) => {
    edit.change((content) => ({ ...content, picture: next }))
    setStatus(message)
  }
  const choose = async (file: File) => {
    setBusy(true)
    try {
      const src = await toDataUri(file, 0).catch(() => null)
      const small = toImageFile(src)
      if (small === null) throw new Error(texts.unread)
      const id = edit.store.getState().vacancy?.id ?? ''
      const storedDocument = await calls.putDocument(id, `picture-${edit.newKey()}.jpeg`, small)
      setDisplayed({ fileId: storedDocument.fileId, src })
      const { alt = '', isDecorative = false } = picture ?? {}
      change(
        { fileId: storedDocument.fileId, filename: storedDocument.filename, alt, isDecorative },
        texts.added,
      )
    } catch (error) {
      const isUnreadable = error instanceof Error && error.message === texts.unread
      const { errors, detail } = toApiError(error)
      const message = isUnreadable ? texts.unread : errors[0]?.message || detail || texts.failed
      notifications.notify({ id: 'picture', type: 'error', title: '', message })
    }
    setBusy(false)
  }
  const src = displayed?.fileId === fileId ? displayed?.src : null
  return { picture, src, busy: isBusy, status, choose, change }
}
