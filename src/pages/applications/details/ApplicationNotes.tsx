import { type ReactNode, useRef, useState } from 'react'
import { createApplicationNotes } from '../../../data/applications/applicationNotes.store'
import { refusalReason } from '../../../data/http/refusalReason'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import type { ApplicationNote } from '../../../schemas/applications/applicationNote'
import { buildNoteForm } from '../../../schemas/applications/buildNoteForm'
import { noteTexts as texts } from '../../../texts/admin/applications.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import { ApplicationNoteItem } from './ApplicationNoteItem'
import './ApplicationNotes.css'

const form = buildNoteForm()

/** Notes of colleagues on an application, with a form to add one. Users can edit and remove only their own notes. */
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
    setNotes((before) =>
      before.map((applicationNote) => (applicationNote.id === note.id ? note : applicationNote)),
    )
  const remove = async (note: ApplicationNote) => {
    try {
      await notesApi.remove(id, note.id)
      setNotes((before) => before.filter((applicationNote) => applicationNote !== note))
      setStatus(texts.removed)
      // The removed note had the focus.
      heading.current?.focus()
    } catch (error) {
      setStatus(refusalReason(error, texts.failed))
    }
  }
  return (
    <details className="fy-notes" open={hasDraft}>
      <summary ref={heading}>
        <h3>{texts.title(notes.length)}</h3>
      </summary>
      <p className="fy-notes__about">{texts.about}</p>
      {notes.length > 0 ? (
        <ol className="fy-notes__list">
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
            setNotes((before) => [...before, note])
            setStatus('')
            return []
          } catch (error) {
            return [{ path: '', message: refusalReason(error, texts.failed) }]
          }
        }}
      />
      <p role="status" className="fy-notes__said">
        {status}
      </p>
    </details>
  )
}
