import { accountSchemaTexts as texts } from '../../../texts/accountSchema'
import { catalogueLabels } from '../../../texts/catalogue'
import { groupEditorTexts as groupTexts } from '../../../texts/groupEditor'
import type { AccountSchema, CatalogueChoice } from '../../accountSchema'
import { nameOfType } from '../../kinds/fieldType'
import type { CustomField } from '../../userSettings'
import { type WordedChange, wordedChange } from '../../wordedChange'
import { choosable } from './applySchema'

/** What differs between two versions of an account's schema, in words. */
export function schemaDifferences(before: AccountSchema, after: AccountSchema): WordedChange[] {
  return [
    ...listDifferences(before.customFields, after.customFields, texts.order, (label) => label),
    ...choosable.flatMap(({ id, field }) => {
      const word = (schema: AccountSchema) => offer(schema, id, catalogueLabels[field.name])
      return wordedChange(catalogueLabels[field.name], word(before), word(after))
    }),
  ]
}

/** What differs between two lists of fields. @param named a field's label, with its group's before it where it has one */
function listDifferences(
  before: readonly CustomField[],
  after: readonly CustomField[],
  order: string,
  named: (label: string) => string,
): WordedChange[] {
  const old = new Map(before.map((field) => [field.id, field]))
  const now = new Map(after.map((field) => [field.id, field]))
  const added = after.filter(({ id }) => !old.has(id))
  const removed = before.filter(({ id }) => !now.has(id))
  const kind = ({ type, repeats }: CustomField) => nameOfType(type, repeats !== undefined)
  return [
    ...added.flatMap((field) => [
      { label: named(field.label), from: '', to: texts.added(kind(field)) },
      ...partDifferences({ ...field, fields: [] }, field),
    ]),
    ...removed.map((field) => ({ label: named(field.label), from: kind(field), to: texts.removed })),
    ...after.flatMap((field) => {
      const was = old.get(field.id)
      return was ? [...fieldDifferences(was, field, named), ...partDifferences(was, field)] : []
    }),
    ...orderDifference(before, after, order),
  ]
}

/** What differs between the fields of two states of a group. */
function partDifferences(was: CustomField, field: CustomField): WordedChange[] {
  return listDifferences(was.fields ?? [], field.fields ?? [], groupTexts.orderOf(field.label), (label) =>
    groupTexts.fieldOf(field.label, label),
  )
}

function fieldDifferences(
  was: CustomField,
  field: CustomField,
  named: (label: string) => string,
): WordedChange[] {
  const part = (what: string, of: (field: CustomField) => string) =>
    wordedChange(texts.partOf(named(field.label), what), of(was), of(field))
  return [
    ...part(texts.label, (of) => of.label),
    ...part(texts.notes, (of) => of.notes ?? ''),
    ...part(texts.options, (of) => (of.options ?? []).map(({ label }) => label).join(', ')),
    ...part(texts.always, (of) => (of.rules?.required ? texts.yes : texts.no)),
    ...part(texts.min, (of) => String(of.rules?.min ?? '')),
    ...part(texts.max, (of) => String(of.rules?.max ?? '')),
    ...part(texts.minimum, (of) => String(of.rules?.minimum ?? '')),
    ...part(texts.maximum, (of) => String(of.rules?.maximum ?? '')),
    ...part(texts.mustBeTicked, (of) => (of.rules?.mustBe ? texts.yes : texts.no)),
    ...part(texts.message, (of) => of.rules?.message ?? ''),
    ...part(texts.fileGroup, (of) => texts.fileGroups[of.rules?.fileTypeGroup ?? 0]),
    ...part(texts.shownOn, (of) => texts.places[of.shownOn ?? 'both']),
    ...part(groupTexts.itemLabel, (of) => of.itemLabel ?? ''),
    ...part(groupTexts.rowsMin, (of) => String(of.repeats?.min ?? '')),
    ...part(groupTexts.rowsMax, (of) => String(of.repeats?.max ?? '')),
  ]
}

function orderDifference(
  before: readonly CustomField[],
  after: readonly CustomField[],
  label: string,
): WordedChange[] {
  const names = (fields: readonly CustomField[], others: readonly CustomField[]) =>
    fields.filter(({ id }) => others.some((other) => other.id === id))
  const [old, now] = [names(before, after), names(after, before)]
  if (old.every(({ id }, at) => now[at]?.id === id)) return []
  const list = (fields: readonly CustomField[]) => fields.map((field) => field.label).join(', ')
  return [{ label, from: list(old), to: list(now) }]
}

function offer({ catalogue }: AccountSchema, id: number, usual: string): string {
  const choice: CatalogueChoice | undefined = catalogue.find((one) => one.id === id)
  if (!choice?.isOffered) return texts.withheld
  return choice.label && choice.label !== usual ? texts.offeredAs(choice.label) : texts.offered
}
