import { useEffect, useState } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { asApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredPicture } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPictureTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { toDataUri, toImageFile } from '../../shared/download/imageFile'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

interface Shown {
  fileId: string
  src: string | null
}

/** Picture of a vacancy in the editor: downscaled in the browser, stored by the server like documents. */
export function useVacancyPicture(edit: VacancyEdit) {
  const { notifications } = useSite()
  const calls = useSiteService(createAuthoredVacancyApi)
  const picture = useStoreValue(edit.store, (state) => state.content?.picture ?? null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<Shown | null>(null)
  const { fileId = null, filename = '' } = picture ?? {}
  useEffect(() => {
    if (fileId === null || shown?.fileId === fileId) return
    let isOver = false
    const bring = async () => {
      await edit.save()
      const bytes = await calls.documentOf(edit.store.getState().vacancy?.id ?? '', filename)
      return toDataUri(new File([bytes], filename, { type: bytes.type }), Number.POSITIVE_INFINITY)
    }
    void bring()
      .catch(() => null)
      .then((src) => {
        if (!isOver) setShown({ fileId, src })
      })
    return () => {
      isOver = true
    }
  }, [calls, edit, fileId, filename, shown])
  const change = (next: AuthoredPicture | null, words: string) => {
    edit.change((content) => ({ ...content, picture: next }))
    setSaid(words)
  }
  const choose = async (file: File) => {
    setBusy(true)
    try {
      const src = await toDataUri(file, 0).catch(() => null)
      const small = toImageFile(src)
      if (small === null) throw new Error(texts.unread)
      const id = edit.store.getState().vacancy?.id ?? ''
      const kept = await calls.putDocument(id, `picture-${edit.newKey()}.jpeg`, small)
      setShown({ fileId: kept.fileId, src })
      const { alt = '', isDecorative = false } = picture ?? {}
      change({ fileId: kept.fileId, filename: kept.filename, alt, isDecorative }, texts.added)
    } catch (thrown) {
      const isUnread = thrown instanceof Error && thrown.message === texts.unread
      const { errors, detail } = asApiError(thrown)
      const message = isUnread ? texts.unread : errors[0]?.message || detail || texts.failed
      notifications.notify({ id: 'picture', type: 'error', title: '', message })
    }
    setBusy(false)
  }
  const src = shown?.fileId === fileId ? shown?.src : null
  return { picture, src, busy, said, choose, change }
}
