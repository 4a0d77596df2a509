import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refusalReason } from '../../../data/http/refusalReason'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import type { ApplicationNote } from '../../../schemas/applications/applicationNote'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { noteTexts as texts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSite } from '../../shared/site/SiteContext'

interface ColleaguesNoteProps {
  note: ApplicationNote
  form: BuiltForm
  /** Saves the edited note; rejects if that fails. */
  onChange: (text: string) => Promise<void>
  onRemove: () => void
}

/** One note with its author and date; the author can edit and remove it. */
export function ApplicationNoteItem({ note, form, onChange, onRemove }: ColleaguesNoteProps): ReactNode {
  const { moment } = useClientClock()
  const { validators } = useSite()
  const [edits, setEdits] = useState(false)
  const at = moment(note.at)
  const item = useRef<HTMLLIElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (edits) item.current?.querySelector('textarea')?.focus()
    else if (wasEdited.current) item.current?.querySelector('button')?.focus()
    wasEdited.current = edits
  }, [edits])
  return (
    <li className="fy-notes__note" ref={item}>
      <p className="fy-notes__by">
        <strong>{note.by ?? texts.somebody}</strong> · <time dateTime={note.at}>{at}</time>
        {note.changedAt ? ` · ${texts.changed(moment(note.changedAt))}` : ''}
      </p>
      {edits ? (
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          submitLabel={texts.save}
          headingLevel={3}
          initialValues={{ text: note.text }}
          footer={
            <button type="button" className="fy-button" onClick={() => setEdits(false)}>
              {texts.cancel}
            </button>
          }
          onSubmit={async ({ text }) => {
            try {
              await onChange(String(text ?? ''))
              setEdits(false)
              return []
            } catch (error) {
              return [{ path: '', message: refusalReason(error, texts.failed) }]
            }
          }}
        />
      ) : (
        <p className="fy-notes__text">{note.text}</p>
      )}
      {note.isOwn && !edits ? (
        <div className="fy-notes__ways">
          <button
            type="button"
            className="fy-button fy-button--small"
            aria-label={texts.editOf(at)}
            onClick={() => setEdits(true)}
          >
            {texts.edit}
          </button>
          <button
            type="button"
            className="fy-button fy-button--small"
            aria-label={texts.removeOf(at)}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </div>
      ) : null}
    </li>
  )
}
