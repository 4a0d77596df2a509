import { accountSchemaTexts as texts } from '../../../texts/accountSchema'
import { fieldKinds, kinds } from '../../kinds/kindRegistry'
import { buildForm } from '../buildForm'
import type { BuiltForm } from '../builtForm'

/** Of which kind the next own field is [FB-09]. */
export function buildAddFieldForm(): BuiltForm {
  const options = fieldKinds
    .map((value) => ({ value, label: kinds[value].name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return buildForm(texts.add, [
    {
      id: 'add',
      title: '',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: texts.addKind,
          options,
          value: 'text',
          rules: { kind: 'string', required: true },
        },
      ],
    },
  ])
}
