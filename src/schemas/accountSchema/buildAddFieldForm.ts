import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { type FieldType, nameOfType } from '../kinds/fieldType'
import { fieldKinds, isFieldKind, kinds } from '../kinds/kindRegistry'
import type { CustomField } from '../settings/userSettings'

/** A group that repeats is chosen as such: whether it does can't change later. */
const repeating = 'repeating-group'

/** Of which kind the next own field is [FB-09]. @param inGroup whether it is to stand in a group */
export function buildAddFieldForm(inGroup = false): BuiltForm {
  const ofKinds = fieldKinds
    .filter((kind) => !inGroup || kinds[kind].rule !== 'file')
    .map((value) => ({ value: value as string, label: kinds[value].name }))
  const groups = [
    { value: 'group', label: nameOfType('group', false) },
    { value: repeating, label: nameOfType('group', true) },
  ]
  const options = [...ofKinds, ...(inGroup ? [] : groups)].sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
  const title = inGroup ? groupEditorTexts.addField : texts.add
  return buildForm(title, [
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

/** The field that was chosen, as it begins; undefined where the choice is none. */
export function chosenField(choice: unknown): Pick<CustomField, 'type' | 'fields' | 'repeats'> | undefined {
  if (choice === 'group') return { type: 'group', fields: [] }
  if (choice === repeating) return { type: 'group', fields: [], repeats: {} }
  return typeof choice === 'string' && isFieldKind(choice) ? { type: choice as FieldType } : undefined
}
