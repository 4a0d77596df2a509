import { noteTexts as texts } from '../../texts/admin/applications.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Builds the form for an internal note. */
export function buildNoteForm(): BuiltForm {
  return buildForm(texts.form, [
    {
      id: 'note',
      title: '',
      fields: [
        {
          name: 'text',
          type: 'textarea',
          label: texts.label,
          autocomplete: 'off',
          width: 'full',
          rules: { kind: 'string', required: true, max: maxNoteLength },
        },
      ],
    },
  ])
}

/** An internal note about an application. Neither the applicant nor the back-office can see it. */
export interface ApplicationNote {
  id: number
  /** The author's username at that time; null if it is unknown. */
  by: string | null
  text: string
  /** ISO 8601 UTC. */
  at: string
  /** When the author last edited the note, ISO 8601 UTC; null if never. */
  changedAt: string | null
  /** True if the caller wrote the note and may therefore edit and delete it. */
  isOwn: boolean
}

/** Maximum length of a note, in characters. */
export const maxNoteLength = 2000
