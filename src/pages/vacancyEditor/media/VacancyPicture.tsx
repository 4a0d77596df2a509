import { Button } from '../../../widgets/shared/Button'
import '../../../widgets/textInput/TextInput.css'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { toApiError } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredPicture } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPictureTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { FileButton } from '../../shared/download/FileButton'
import { toDataUri, toImageFile } from '../../shared/download/imageFile'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

/** Picture of an Expression of Interest with its text alternative. */
export function VacancyPicture({ edit }: { edit: VacancyEdit }): ReactNode {
  const isExpression = useStoreValue(edit.store, (state) => state.content?.isExpressionOfInterest ?? false)
  return isExpression ? <ExpressionPicture edit={edit} /> : null
}

function ExpressionPicture({ edit }: { edit: VacancyEdit }): ReactNode {
  const { picture, src, isBusy, status, upload, change } = useVacancyPicture(edit)
  const id = useId()
  return (
    <section className="fy-vacancy-picture fy-stack fy-gap-3" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p className="fy-note">{texts.note}</p>
      {src ? <img className="fy-vacancy-picture__image" src={src} alt={picture?.alt ?? ''} /> : null}
      <div className="fy-wrap fy-gap-3">
        <FileButton name={texts.choose} accept="image/*" isBusy={isBusy} onFile={(file) => void upload(file)}>
          {isBusy ? texts.adding : picture ? texts.replacePicture : texts.choose}
        </FileButton>
        {picture ? (
          <Button look="quiet" onClick={() => change(null, texts.removed)}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
      {picture ? <PictureTexts picture={picture} onChange={(next) => change(next, '')} /> : null}
      <p className="fy-visually-hidden" role="status">
        {status}
      </p>
    </section>
  )
}

interface PictureTextsProps {
  picture: AuthoredPicture
  onChange: (picture: AuthoredPicture) => void
}

function PictureTexts({ picture, onChange }: PictureTextsProps): ReactNode {
  const id = useId()
  const { alt, isDecorative } = picture
  return (
    <>
      {isDecorative ? null : (
        <div className="fy-field">
          <label className="fy-field__label" htmlFor={id}>
            {texts.alt}
          </label>
          <input
            id={id}
            className="fy-input"
            type="text"
            maxLength={1000}
            value={alt}
            aria-describedby={`${id}--note`}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
          <p className="fy-note" id={`${id}--note`}>
            {texts.altNote}
          </p>
        </div>
      )}
      <label className="fy-vacancy-picture__tick fy-row fy-gap-2">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => onChange({ ...picture, isDecorative: target.checked })}
        />
        {texts.isDecorative}
      </label>
    </>
  )
}

interface LoadedPicture {
  fileId: string
  src: string | null
}

/**
 * State and actions of the picture. The browser downscales a chosen picture; the server stores it like a
 * document.
 */
function useVacancyPicture(edit: VacancyEdit) {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const picture = useStoreValue(edit.store, (state) => state.content?.picture ?? null)
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [displayedPicture, setDisplayedPicture] = useState<LoadedPicture | null>(null)
  const { fileId = null, filename = '' } = picture ?? {}
  useEffect(() => {
    if (fileId === null || displayedPicture?.fileId === fileId) return
    let isDisposed = false
    const loadPicture = async () => {
      await edit.save()
      const bytes = await api.downloadDocument(edit.store.getState().vacancy?.id ?? '', filename)
      return toDataUri(new File([bytes], filename, { type: bytes.type }), Number.POSITIVE_INFINITY)
    }
    void loadPicture()
      .catch(() => null)
      .then((src) => {
        if (!isDisposed) setDisplayedPicture({ fileId, src })
      })
    return () => {
      isDisposed = true
    }
  }, [api, edit, fileId, filename, displayedPicture])
  const change = (next: AuthoredPicture | null, message: string) => {
    edit.change((content) => ({ ...content, picture: next }))
    setStatus(message)
  }
  const upload = async (file: File) => {
    setBusy(true)
    try {
      const src = await toDataUri(file, 0).catch(() => null)
      const imageFile = toImageFile(src)
      if (imageFile === null) throw new Error(texts.unreadable)
      const id = edit.store.getState().vacancy?.id ?? ''
      const storedDocument = await api.putDocument(id, `picture-${edit.newKey()}.jpeg`, imageFile)
      setDisplayedPicture({ fileId: storedDocument.fileId, src })
      const { alt = '', isDecorative = false } = picture ?? {}
      change(
        { fileId: storedDocument.fileId, filename: storedDocument.filename, alt, isDecorative },
        texts.added,
      )
    } catch (error) {
      const isUnreadable = error instanceof Error && error.message === texts.unreadable
      const { errors, detail } = toApiError(error)
      const message = isUnreadable ? texts.unreadable : errors[0]?.message || detail || texts.failed
      notifications.notify({ id: 'picture', type: 'error', title: '', message })
    }
    setBusy(false)
  }
  const src = displayedPicture?.fileId === fileId ? displayedPicture?.src : null
  return { picture, src, isBusy, status, upload, change }
}
