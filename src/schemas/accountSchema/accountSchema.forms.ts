import { groupEditorTexts, accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { catalogueLabels, sectionTexts } from '../../texts/public/applicationFields.texts'
import type { CatalogueSection } from '../fieldCatalogue/fieldCatalogue'
import { cleanText } from '../fields/cleanText'
import type { FormValues } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldSection } from '../forms/fieldDefinition'
import { type FieldType, getTypeName } from '../kinds/fieldType'
import { fieldKinds, isFieldKind, kinds } from '../kinds/kindRegistry'
import type { CustomField } from '../settings/userSettings'
import type { CatalogueChoice } from './accountSchema'
import { configurableFields } from './applySchema'

/** Repeating groups are a separate choice, because repetition cannot be changed later. */
const repeatingGroupKind = 'repeating-group'

/**
 * Builds the form that chooses the kind of a new custom field [FB-09].
 * @param isInGroup whether the field belongs to a group
 */
export function buildAddFieldForm(isInGroup = false): BuiltForm {
  const kindOptions = fieldKinds
    .filter((kind) => !isInGroup || kinds[kind].rule !== 'file')
    .map((value) => ({ value: value as string, label: kinds[value].name }))
  const groups = [
    { value: 'group', label: getTypeName('group', false) },
    { value: repeatingGroupKind, label: getTypeName('group', true) },
  ]
  const options = [...kindOptions, ...(isInGroup ? [] : groups)].sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
  const title = isInGroup ? groupEditorTexts.addField : texts.add
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
  if (choice === repeatingGroupKind) return { type: 'group', fields: [], repeats: {} }
  return typeof choice === 'string' && isFieldKind(choice) ? { type: choice as FieldType } : undefined
}

/** Builds the form for the catalogue fields: the account's label of each field, and whether it is offered [FB-09]. */
export function buildCatalogueForm(): BuiltForm {
  const sections = new Map<CatalogueSection, FieldSection>()
  for (const { id, section, field } of configurableFields) {
    const defaultLabel = catalogueLabels[field.name]
    const formSection = sections.get(section) ?? { id: section, title: sectionTexts[section], fields: [] }
    formSection.fields.push(
      {
        name: `label-${id}`,
        type: 'text',
        label: texts.labelFieldLabel(defaultLabel),
        placeholder: defaultLabel,
        rules: { kind: 'string', required: false, max: 200 },
      },
      {
        name: `offered-${id}`,
        type: 'checkbox',
        label: texts.offerLabel(defaultLabel),
        rules: { kind: 'boolean', required: false },
      },
    )
    sections.set(section, formSection)
  }
  return buildForm(texts.catalogueTitle, [...sections.values()])
}

export function getCatalogueValues(catalogue: readonly CatalogueChoice[]): FormValues {
  return Object.fromEntries(
    catalogue.flatMap(({ id, label, isOffered }) => [
      [`label-${id}`, label],
      [`offered-${id}`, isOffered],
    ]),
  )
}

export function parseCatalogueForm(values: FormValues): CatalogueChoice[] {
  return configurableFields.map(({ id }) => {
    const label = values[`label-${id}`]
    return {
      id,
      label: typeof label === 'string' ? cleanText(label) : '',
      isOffered: values[`offered-${id}`] === true,
    }
  })
}
