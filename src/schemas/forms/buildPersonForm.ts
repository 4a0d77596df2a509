import { personalDataTexts as texts } from '../../texts/personalData'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

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
