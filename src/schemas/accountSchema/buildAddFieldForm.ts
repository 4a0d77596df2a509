import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { type FieldType, nameOfType } from '../kinds/fieldType'
import { fieldKinds, isFieldKind, kinds } from '../kinds/kindRegistry'
import type { CustomField } from '../settings/userSettings'

/** Repeating groups are a separate choice, because repetition cannot be changed later. */
const repeating = 'repeating-group'

/**
 * Builds the form that chooses the kind of a new custom field [FB-09].
 * @param inGroup whether the field belongs to a group
 */
export function buildAddFieldForm(inGroup = false): BuiltForm {
  const kindOptions = fieldKinds
    .filter((kind) => !inGroup || kinds[kind].rule !== 'file')
    .map((value) => ({ value: value as string, label: kinds[value].name }))
  const groups = [
    { value: 'group', label: nameOfType('group', false) },
    { value: repeating, label: nameOfType('group', true) },
  ]
  const options = [...kindOptions, ...(inGroup ? [] : groups)].sort((a, b) =>
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

/** Returns the initial properties of a field of the chosen kind; undefined for an invalid choice. */
export function getInitialField(
  choice: unknown,
): Pick<CustomField, 'type' | 'fields' | 'repeats'> | undefined {
  if (choice === 'group') return { type: 'group', fields: [] }
  if (choice === repeating) return { type: 'group', fields: [], repeats: {} }
  return typeof choice === 'string' && isFieldKind(choice) ? { type: choice as FieldType } : undefined
}
