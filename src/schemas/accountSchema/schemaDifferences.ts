import {
  groupEditorTexts as groupTexts,
  accountSchemaTexts as texts,
} from '../../texts/admin/accountSchema.texts'
import { logicEditorTexts as logicTexts } from '../../texts/admin/fieldLogic.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { type OtherLanguage, otherLanguages } from '../../texts/language/language'
import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { characterTexts } from '../../texts/public/characterRules.texts'
import { type DescribedChange, describeChange } from '../activity/activity.types'
import { describeCondition, type FieldLookup } from '../fieldLogic/describeCondition'
import type { FieldCondition } from '../fields/fieldCondition'
import { getTypeName } from '../kinds/fieldType'
import { flattenTranslation, getFieldTexts } from '../settings/translatableFieldTexts'
import type { CustomField } from '../settings/userSettings'
import type { AccountSchema, CatalogueChoice } from './accountSchema'
import { configurableFields } from './applySchema'
import { createFieldLookup } from './dependentFields'

/** Describes the differences between two versions of an account's schema. */
export function listSchemaDifferences(before: AccountSchema, after: AccountSchema): DescribedChange[] {
  const description: ListDescription = {
    order: texts.order,
    formatLabel: (label) => label,
    findField: createFieldLookup([...before.customFields, ...after.customFields]),
  }
  return [
    ...listDifferences(before.customFields, after.customFields, description),
    ...configurableFields.flatMap(({ id, field }) => {
      const getOfferText = (schema: AccountSchema) => describeOffer(schema, id, catalogueLabels[field.name])
      return describeChange(catalogueLabels[field.name], getOfferText(before), getOfferText(after))
    }),
  ]
}

/** How a list of fields is described. */
interface ListDescription {
  order: string
  /** Returns a field's label, preceded by its group's label if it has one. */
  formatLabel: (label: string) => string
  /** Looks up the fields that conditions refer to. */
  findField: FieldLookup
}

function listDifferences(
  before: readonly CustomField[],
  after: readonly CustomField[],
  description: ListDescription,
): DescribedChange[] {
  const { formatLabel, order, findField } = description
  const previousById = new Map(before.map((field) => [field.id, field]))
  const currentById = new Map(after.map((field) => [field.id, field]))
  const addedFields = after.filter(({ id }) => !previousById.has(id))
  const removedFields = before.filter(({ id }) => !currentById.has(id))
  const getKindName = ({ type, repeats }: CustomField) => getTypeName(type, repeats !== undefined)
  return [
    ...addedFields.flatMap((field) => [
      { label: formatLabel(field.label), from: '', to: texts.added(getKindName(field)) },
      ...listPartDifferences({ ...field, fields: [] }, field, findField),
    ]),
    ...removedFields.map((field) => ({
      label: formatLabel(field.label),
      from: getKindName(field),
      to: texts.removed,
    })),
    ...after.flatMap((field) => {
      const previous = previousById.get(field.id)
      return previous
        ? [
            ...listFieldDifferences(previous, field, description),
            ...listPartDifferences(previous, field, findField),
          ]
        : []
    }),
    ...listOrderDifferences(before, after, order),
  ]
}

/** Describes the differences between the fields of two versions of a group. */
function listPartDifferences(
  before: CustomField,
  field: CustomField,
  findField: FieldLookup,
): DescribedChange[] {
  return listDifferences(before.fields ?? [], field.fields ?? [], {
    order: groupTexts.fieldOrderLabel(field.label),
    formatLabel: (label) => groupTexts.groupFieldLabel(field.label, label),
    findField,
  })
}

function listFieldDifferences(
  before: CustomField,
  field: CustomField,
  { formatLabel, findField }: ListDescription,
): DescribedChange[] {
  const describeProperty = (label: string, getText: (field: CustomField) => string) =>
    describeChange(texts.labelWithPart(formatLabel(field.label), label), getText(before), getText(field))
  const describeOptionalCondition = (condition: FieldCondition | undefined) =>
    condition ? describeCondition(condition, findField) : ''
  return [
    ...describeProperty(texts.label, (customField) => customField.label),
    ...describeProperty(texts.notes, (customField) => customField.notes ?? ''),
    ...describeProperty(texts.options, (customField) =>
      (customField.options ?? []).map(({ label }) => label).join(', '),
    ),
    ...describeProperty(texts.always, (customField) => (customField.rules?.required ? texts.yes : texts.no)),
    ...describeProperty(texts.min, (customField) => String(customField.rules?.min ?? '')),
    ...describeProperty(texts.max, (customField) => String(customField.rules?.max ?? '')),
    ...describeProperty(texts.minimum, (customField) => String(customField.rules?.minimum ?? '')),
    ...describeProperty(texts.maximum, (customField) => String(customField.rules?.maximum ?? '')),
    ...describeProperty(texts.mustBeTickedLabel, (customField) =>
      customField.rules?.mustBe ? texts.yes : texts.no,
    ),
    ...describeProperty(texts.message, (customField) => customField.rules?.message ?? ''),
    ...describeProperty(
      texts.fileGroup,
      (customField) => texts.fileGroups[customField.rules?.fileTypeGroup ?? 0],
    ),
    ...describeProperty(texts.shownOnLabel, (customField) => texts.places[customField.shownOn ?? 'both']),
    ...describeProperty(logicTexts.shownWhenTitle, (customField) =>
      describeOptionalCondition(customField.visibleWhen),
    ),
    ...describeProperty(logicTexts.requiredWhen, (customField) =>
      describeOptionalCondition(customField.requiredWhen),
    ),
    ...describeProperty(logicTexts.value, (customField) => customField.value ?? ''),
    ...describeProperty(logicTexts.earliest, (customField) => customField.rules?.earliest ?? ''),
    ...describeProperty(logicTexts.latest, (customField) => customField.rules?.latest ?? ''),
    ...describeProperty(logicTexts.characters, (customField) =>
      customField.rules?.characters ? characterTexts[customField.rules.characters].name : '',
    ),
    ...describeProperty(logicTexts.section, (customField) => customField.section ?? ''),
    ...describeProperty(logicTexts.width, (customField) =>
      customField.width ? logicTexts.widths[customField.width] : '',
    ),
    ...listTranslationDifferences(before, field, formatLabel(field.label)),
    ...describeProperty(groupTexts.itemLabel, (customField) => customField.itemLabel ?? ''),
    ...describeProperty(groupTexts.rowsMin, (customField) => String(customField.repeats?.min ?? '')),
    ...describeProperty(groupTexts.rowsMax, (customField) => String(customField.repeats?.max ?? '')),
  ]
}

/** Describes the differences between the translations of two versions of a field. */
function listTranslationDifferences(
  previousField: CustomField,
  field: CustomField,
  label: string,
): DescribedChange[] {
  const getTranslatedTexts = (customField: CustomField, language: OtherLanguage) =>
    flattenTranslation(customField.translations?.[language])
  return otherLanguages.flatMap((language) => {
    const [before, after] = [getTranslatedTexts(previousField, language), getTranslatedTexts(field, language)]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const name = getFieldTexts(field).find((fieldText) => fieldText.key === key)?.name ?? key
      const changeLabel = texts.labelWithPart(label, translationTexts.nameInLanguage(name, language))
      return describeChange(changeLabel, before[key] ?? '', after[key] ?? '')
    })
  })
}

function listOrderDifferences(
  before: readonly CustomField[],
  after: readonly CustomField[],
  label: string,
): DescribedChange[] {
  const getSharedFields = (fields: readonly CustomField[], otherFields: readonly CustomField[]) =>
    fields.filter(({ id }) => otherFields.some((other) => other.id === id))
  const [oldFields, newFields] = [getSharedFields(before, after), getSharedFields(after, before)]
  if (oldFields.every(({ id }, index) => newFields[index]?.id === id)) return []
  const joinLabels = (fields: readonly CustomField[]) => fields.map((field) => field.label).join(', ')
  return [{ label, from: joinLabels(oldFields), to: joinLabels(newFields) }]
}

function describeOffer({ catalogue }: AccountSchema, id: number, defaultLabel: string): string {
  const choice: CatalogueChoice | undefined = catalogue.find((catalogueChoice) => catalogueChoice.id === id)
  if (!choice?.isOffered) return texts.withheld
  return choice.label && choice.label !== defaultLabel ? texts.offeredAs(choice.label) : texts.offered
}
