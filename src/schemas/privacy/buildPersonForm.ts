import { personalDataTexts as texts } from '../../texts/admin/personalData.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Builds the form that searches for a person's data. */
export function buildPersonForm(): BuiltForm {
  return buildForm(texts.form, [
    {
      id: 'person',
      title: '',
      fields: [
        {
          name: 'email',
          type: 'email',
          label: texts.email,
          autocomplete: 'off',
          rules: { kind: 'email', required: true, max: 255 },
        },
      ],
    },
  ])
}
