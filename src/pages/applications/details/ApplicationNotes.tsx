import { Button } from '../../../widgets/shared/Button'
import './ApplicationNotes.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createApplicationNotes } from '../../../data/applications/applicationNotes.store'
import { getRefusalReason } from '../../../data/http/apiError'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import { type ApplicationNote, buildNoteForm } from '../../../schemas/applications/buildNoteForm'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { noteTexts as texts } from '../../../texts/admin/applications.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

const form = buildNoteForm()

/**
 * Notes of the client's users on an application, with a form to add one. Users can edit and remove only their own
 * notes.
 */
export function ApplicationNotes({
  id,
  notes: initialNotes,
}: Pick<ApplicationDetails, 'id' | 'notes'>): ReactNode {
  const { validators } = useSite()
  const notesApi = useSiteService(createApplicationNotes)
  const [notes, setNotes] = useState(initialNotes)
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLElement>(null)
  // A note that the user has started writing must not be hidden when its application is opened again.
  const [hasDraft] = useState(Boolean(notesApi.drafts.getState()[id]))
  const replaceNote = (note: ApplicationNote) =>
    setNotes((previousNotes) =>
      previousNotes.map((applicationNote) => (applicationNote.id === note.id ? note : applicationNote)),
    )
  const remove = async (note: ApplicationNote) => {
    try {
      await notesApi.remove(id, note.id)
      setNotes((previousNotes) => previousNotes.filter((applicationNote) => applicationNote !== note))
      setStatus(texts.removed)
      // The removed note had the focus.
      heading.current?.focus()
    } catch (error) {
      setStatus(getRefusalReason(error, texts.failed))
    }
  }
  return (
    <details className="fy-notes fy-stack fy-gap-3" open={hasDraft}>
      <summary ref={heading}>
        <h3>{texts.title(notes.length)}</h3>
      </summary>
      <p className="fy-notes__privacy fy-note">{texts.privacyNote}</p>
      {notes.length > 0 ? (
        <ol className="fy-stack fy-plain-list fy-gap-3">
          {notes.map((note) => (
            <ApplicationNoteItem
              key={note.id}
              note={note}
              form={form}
              onChange={async (text) => {
                await notesApi.change(id, note.id, text)
                replaceNote({ ...note, text, changedAt: new Date().toISOString() })
              }}
              onRemove={() => void remove(note)}
            />
          ))}
        </ol>
      ) : null}
      <FormRenderer
        // The key changes after each new note, so that the form starts empty.
        key={notes.at(-1)?.id ?? 0}
        form={form}
        loadValidator={validators.load}
        submitLabel={texts.add}
        headingLevel={3}
        initialValues={{ text: notesApi.drafts.getState()[id] ?? '' }}
        onChange={({ text }) => notesApi.saveDraft(id, String(text ?? ''))}
        onSubmit={async ({ text }) => {
          try {
            const note = await notesApi.add(id, String(text ?? ''))
            setNotes((previousNotes) => [...previousNotes, note])
            setStatus('')
            return []
          } catch (error) {
            return [{ path: '', message: getRefusalReason(error, texts.failed) }]
          }
        }}
      />
      <p role="status" className="fy-notes__status">
        {status}
      </p>
    </details>
  )
}

interface ApplicationNoteItemProps {
  note: ApplicationNote
  form: BuiltForm
  /** Saves the edited note; rejects if that fails. */
  onChange: (text: string) => Promise<void>
  onRemove: () => void
}

/** One note with its author and date; the author can edit and remove it. */
function ApplicationNoteItem({ note, form, onChange, onRemove }: ApplicationNoteItemProps): ReactNode {
  const { formatDateTime } = useClientClock()
  const { validators } = useSite()
  const [isEditing, setEditing] = useState(false)
  const noteTime = formatDateTime(note.at)
  const item = useRef<HTMLLIElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (isEditing) item.current?.querySelector('textarea')?.focus()
    else if (wasEditing.current) item.current?.querySelector('button')?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <li className="fy-notes__note fy-stack fy-gap-1 fy-inset-3" ref={item}>
      <p className="fy-note">
        <strong>{note.by ?? texts.unknownAuthor}</strong> · <time dateTime={note.at}>{noteTime}</time>
        {note.changedAt ? ` · ${texts.noteEdited(formatDateTime(note.changedAt))}` : ''}
      </p>
      {isEditing ? (
        <FormRenderer
          form={form}
          loadValidator={validators.load}
          submitLabel={texts.save}
          headingLevel={3}
          initialValues={{ text: note.text }}
          footer={<Button onClick={() => setEditing(false)}>{texts.cancel}</Button>}
          onSubmit={async ({ text }) => {
            try {
              await onChange(String(text ?? ''))
              setEditing(false)
              return []
            } catch (error) {
              return [{ path: '', message: getRefusalReason(error, texts.failed) }]
            }
          }}
        />
      ) : (
        <p className="fy-notes__text">{note.text}</p>
      )}
      {note.isOwn && !isEditing ? (
        <div className="fy-notes__actions fy-wrap fy-gap-2">
          <Button size="small" aria-label={texts.editNote(noteTime)} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
          <Button size="small" aria-label={texts.removeNote(noteTime)} onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
