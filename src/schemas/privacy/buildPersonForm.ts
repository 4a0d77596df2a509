import { personalDataTexts as texts } from '../../texts/admin/personalData.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** By which a person is found. */
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
