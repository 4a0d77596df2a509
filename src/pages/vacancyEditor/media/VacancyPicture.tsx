import { type ReactNode, useId, useRef } from 'react'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredPicture } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPictureTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import '../../../widgets/textInput/TextInput.css'
import { useVacancyPicture } from './useVacancyPicture'

/** Picture of an Expression of Interest with its text alternative. */
export function VacancyPicture({ edit }: { edit: VacancyEdit }): ReactNode {
  const isAsked = useStoreValue(edit.store, (state) => state.content?.isExpressionOfInterest ?? false)
  return isAsked ? <PictureOfExpression edit={edit} /> : null
}

function PictureOfExpression({ edit }: { edit: VacancyEdit }): ReactNode {
  const { picture, src, busy, status, choose, change } = useVacancyPicture(edit)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <section className="fy-vacancy-picture" aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p className="fy-vacancy-editor__note">{texts.note}</p>
      {src ? <img className="fy-vacancy-picture__image" src={src} alt={picture?.alt ?? ''} /> : null}
      <div className="fy-vacancy-picture__acts">
        <button
          type="button"
          className="fy-button"
          aria-disabled={busy || undefined}
          onClick={() => !busy && input.current?.click()}
        >
          {busy ? texts.adding : picture ? texts.another : texts.choose}
        </button>
        {picture ? (
          <button
            type="button"
            className="fy-button fy-button--quiet"
            onClick={() => change(null, texts.removed)}
          >
            {texts.remove}
          </button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept="image/*"
          aria-label={texts.choose}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Clear the input, so that choosing the same file again fires a change event.
            target.value = ''
            if (file) void choose(file)
          }}
        />
      </div>
      {picture ? <PictureTexts picture={picture} onChange={(next) => change(next, '')} /> : null}
      <p className="fy-visually-hidden" role="status">
        {status}
      </p>
    </section>
  )
}

interface PictureWordsProps {
  picture: AuthoredPicture
  onChange: (picture: AuthoredPicture) => void
}

function PictureTexts({ picture, onChange }: PictureWordsProps): ReactNode {
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
          <p className="fy-vacancy-editor__note" id={`${id}--note`}>
            {texts.altNote}
          </p>
        </div>
      )}
      <label className="fy-vacancy-picture__tick">
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
