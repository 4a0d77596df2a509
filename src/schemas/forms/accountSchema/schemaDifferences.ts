import { accountSchemaTexts as texts } from '../../../texts/accountSchema'
import { catalogueLabels } from '../../../texts/catalogue'
import type { AccountSchema, CatalogueChoice } from '../../accountSchema'
import { kinds } from '../../kinds/kindRegistry'
import type { CustomField } from '../../userSettings'
import { type WordedChange, wordedChange } from '../../wordedChange'
import { choosable } from './applySchema'

/** What differs between two versions of an account's schema, in words. */
export function schemaDifferences(before: AccountSchema, after: AccountSchema): WordedChange[] {
  const old = new Map(before.customFields.map((field) => [field.id, field]))
  const now = new Map(after.customFields.map((field) => [field.id, field]))
  const added = after.customFields.filter(({ id }) => !old.has(id))
  const removed = before.customFields.filter(({ id }) => !now.has(id))
  const both = after.customFields.flatMap((field) => {
    const was = old.get(field.id)
    return was ? [{ was, field }] : []
  })
  return [
    ...added.map((field) => ({ label: field.label, from: '', to: texts.added(kinds[field.type].name) })),
    ...removed.map((field) => ({ label: field.label, from: kinds[field.type].name, to: texts.removed })),
    ...both.flatMap(({ was, field }) => fieldDifferences(was, field)),
    ...orderDifference(before.customFields, after.customFields),
    ...choosable.flatMap(({ id, field }) => {
      const word = (schema: AccountSchema) => offer(schema, id, catalogueLabels[field.name])
      return wordedChange(catalogueLabels[field.name], word(before), word(after))
    }),
  ]
}

function fieldDifferences(was: CustomField, field: CustomField): WordedChange[] {
  const part = (what: string, of: (field: CustomField) => string) =>
    wordedChange(texts.partOf(field.label, what), of(was), of(field))
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
  ]
}

function orderDifference(before: readonly CustomField[], after: readonly CustomField[]): WordedChange[] {
  const names = (fields: readonly CustomField[], others: readonly CustomField[]) =>
    fields.filter(({ id }) => others.some((other) => other.id === id))
  const [old, now] = [names(before, after), names(after, before)]
  if (old.every(({ id }, at) => now[at]?.id === id)) return []
  const list = (fields: readonly CustomField[]) => fields.map(({ label }) => label).join(', ')
  return [{ label: texts.order, from: list(old), to: list(now) }]
}

function offer({ catalogue }: AccountSchema, id: number, usual: string): string {
  const choice: CatalogueChoice | undefined = catalogue.find((one) => one.id === id)
  if (!choice?.isOffered) return texts.withheld
  return choice.label && choice.label !== usual ? texts.offeredAs(choice.label) : texts.offered
}
