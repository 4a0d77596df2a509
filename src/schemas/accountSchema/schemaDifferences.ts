import {
  groupEditorTexts as groupTexts,
  accountSchemaTexts as texts,
} from '../../texts/admin/accountSchema.texts'
import { logicEditorTexts as logicTexts } from '../../texts/admin/fieldLogic.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { type OtherLanguage, otherLanguages } from '../../texts/language/language'
import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { characterTexts } from '../../texts/public/characterRules.texts'
import { type DescribedChange, describeChange } from '../activity/describedChange'
import { describeCondition, type FieldLookup } from '../fieldLogic/describeCondition'
import type { FieldCondition } from '../fields/fieldCondition'
import { nameOfType } from '../kinds/fieldType'
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
      const getOfferText = (schema: AccountSchema) => offer(schema, id, catalogueLabels[field.name])
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
  const kind = ({ type, repeats }: CustomField) => nameOfType(type, repeats !== undefined)
  return [
    ...addedFields.flatMap((field) => [
      { label: formatLabel(field.label), from: '', to: texts.added(kind(field)) },
      ...partDifferences({ ...field, fields: [] }, field, findField),
    ]),
    ...removedFields.map((field) => ({
      label: formatLabel(field.label),
      from: kind(field),
      to: texts.removed,
    })),
    ...after.flatMap((field) => {
      const before = previousById.get(field.id)
      return before
        ? [...fieldDifferences(before, field, description), ...partDifferences(before, field, findField)]
        : []
    }),
    ...orderDifference(before, after, order),
  ]
}

/** Describes the differences between the fields of two versions of a group. */
function partDifferences(before: CustomField, field: CustomField, findField: FieldLookup): DescribedChange[] {
  return listDifferences(before.fields ?? [], field.fields ?? [], {
    order: groupTexts.orderOf(field.label),
    formatLabel: (label) => groupTexts.fieldOf(field.label, label),
    findField,
  })
}

function fieldDifferences(
  before: CustomField,
  field: CustomField,
  { formatLabel, findField }: ListDescription,
): DescribedChange[] {
  const part = (label: string, getText: (field: CustomField) => string) =>
    describeChange(texts.partOf(formatLabel(field.label), label), getText(before), getText(field))
  const when = (condition: FieldCondition | undefined) =>
    condition ? describeCondition(condition, findField) : ''
  return [
    ...part(texts.label, (customField) => customField.label),
    ...part(texts.notes, (customField) => customField.notes ?? ''),
    ...part(texts.options, (customField) => (customField.options ?? []).map(({ label }) => label).join(', ')),
    ...part(texts.always, (customField) => (customField.rules?.required ? texts.yes : texts.no)),
    ...part(texts.min, (customField) => String(customField.rules?.min ?? '')),
    ...part(texts.max, (customField) => String(customField.rules?.max ?? '')),
    ...part(texts.minimum, (customField) => String(customField.rules?.minimum ?? '')),
    ...part(texts.maximum, (customField) => String(customField.rules?.maximum ?? '')),
    ...part(texts.mustBeTicked, (customField) => (customField.rules?.mustBe ? texts.yes : texts.no)),
    ...part(texts.message, (customField) => customField.rules?.message ?? ''),
    ...part(texts.fileGroup, (customField) => texts.fileGroups[customField.rules?.fileTypeGroup ?? 0]),
    ...part(texts.shownOn, (customField) => texts.places[customField.shownOn ?? 'both']),
    ...part(logicTexts.shownWhen, (customField) => when(customField.visibleWhen)),
    ...part(logicTexts.requiredWhen, (customField) => when(customField.requiredWhen)),
    ...part(logicTexts.value, (customField) => customField.value ?? ''),
    ...part(logicTexts.earliest, (customField) => customField.rules?.earliest ?? ''),
    ...part(logicTexts.latest, (customField) => customField.rules?.latest ?? ''),
    ...part(logicTexts.characters, (customField) =>
      customField.rules?.characters ? characterTexts[customField.rules.characters].name : '',
    ),
    ...part(logicTexts.section, (customField) => customField.section ?? ''),
    ...part(logicTexts.width, (customField) => (customField.width ? logicTexts.widths[customField.width] : '')),
    ...listTranslationDifferences(before, field, formatLabel(field.label)),
    ...part(groupTexts.itemLabel, (customField) => customField.itemLabel ?? ''),
    ...part(groupTexts.rowsMin, (customField) => String(customField.repeats?.min ?? '')),
    ...part(groupTexts.rowsMax, (customField) => String(customField.repeats?.max ?? '')),
  ]
}

/** Describes the differences between the translations of two versions of a field. */
function listTranslationDifferences(previousField: CustomField, field: CustomField, label: string): DescribedChange[] {
  const translatedTexts = (getTexts: CustomField, language: OtherLanguage) =>
    flattenTranslation(getTexts.translations?.[language])
  return otherLanguages.flatMap((language) => {
    const [before, after] = [translatedTexts(previousField, language), translatedTexts(field, language)]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const name = getFieldTexts(field).find((fieldText) => fieldText.key === key)?.name ?? key
      const what = texts.partOf(label, translationTexts.inLanguage(name, language))
      return describeChange(what, before[key] ?? '', after[key] ?? '')
    })
  })
}

function orderDifference(
  before: readonly CustomField[],
  after: readonly CustomField[],
  label: string,
): DescribedChange[] {
  const names = (fields: readonly CustomField[], otherFields: readonly CustomField[]) =>
    fields.filter(({ id }) => otherFields.some((other) => other.id === id))
  const [oldFields, now] = [names(before, after), names(after, before)]
  if (oldFields.every(({ id }, index) => now[index]?.id === id)) return []
  const list = (fields: readonly CustomField[]) => fields.map((field) => field.label).join(', ')
  return [{ label, from: list(oldFields), to: list(now) }]
}

function offer({ catalogue }: AccountSchema, id: number, defaultLabel: string): string {
  const choice: CatalogueChoice | undefined = catalogue.find((catalogueChoice) => catalogueChoice.id === id)
  if (!choice?.isOffered) return texts.withheld
  return choice.label && choice.label !== defaultLabel ? texts.offeredAs(choice.label) : texts.offered
}
