import { backOfficeTexts as texts } from '../../texts/connections'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** Where applications go; whether it can be reached is for the server to say. */
export function buildBackOfficeForm(): BuiltForm {
  return buildForm(texts.form, [
    {
      id: 'address',
      title: '',
      fields: [
        {
          name: 'address',
          type: 'text',
          label: texts.address,
          notes: texts.addressNote,
          inputmode: 'url',
          autocomplete: 'off',
          width: 'full',
          rules: { kind: 'string', required: true, max: 2000 },
        },
      ],
    },
  ])
}

/** For how many hours the present secret signs beside a new one. */
export function buildSecretForm(): BuiltForm {
  return buildForm(texts.rollTitle, [
    {
      id: 'overlap',
      title: '',
      fields: [
        {
          name: 'overlap',
          type: 'radio',
          label: texts.overlap,
          options: Object.entries(texts.overlaps).map(([value, label]) => ({ value, label })),
          value: '24',
          rules: { kind: 'string', required: true },
        },
      ],
    },
  ])
}
