import { noteTexts as texts } from '../../texts/applicationNotes'
import { longestNote } from '../applicationNote'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** What is written down for colleagues. */
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
          rules: { kind: 'string', required: true, max: longestNote },
        },
      ],
    },
  ])
}
