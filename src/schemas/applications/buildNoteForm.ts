import { noteTexts as texts } from '../../texts/admin/applications.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { maxNoteLength } from './applicationNote'

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
