import { accountSchemaTexts as texts } from '../../../texts/accountSchema'
import { catalogueLabels } from '../../../texts/catalogue'
import { characterTexts } from '../../../texts/characterRules'
import { groupEditorTexts as groupTexts } from '../../../texts/groupEditor'
import { type OtherLanguage, otherLanguages } from '../../../texts/language'
import { logicEditorTexts as logicTexts } from '../../../texts/logicEditor'
import { ownWordsTexts } from '../../../texts/ownWords'
import type { AccountSchema, CatalogueChoice } from '../../accountSchema'
import { conditionInWords, type Look } from '../../conditionInWords'
import type { FieldCondition } from '../../fieldCondition'
import { nameOfType } from '../../kinds/fieldType'
import { flatWords, textsOfField } from '../../ownWords/fieldTexts'
import type { CustomField } from '../../userSettings'
import { type WordedChange, wordedChange } from '../../wordedChange'
import { choosable } from './applySchema'
import { lookOf } from './dependentFields'

/** What differs between two versions of an account's schema, in words. */
export function schemaDifferences(before: AccountSchema, after: AccountSchema): WordedChange[] {
  const words: Words = {
    order: texts.order,
    named: (label) => label,
    look: lookOf([...before.customFields, ...after.customFields]),
  }
  return [
    ...listDifferences(before.customFields, after.customFields, words),
    ...choosable.flatMap(({ id, field }) => {
      const word = (schema: AccountSchema) => offer(schema, id, catalogueLabels[field.name])
      return wordedChange(catalogueLabels[field.name], word(before), word(after))
    }),
  ]
}

/** How the fields of a list are called. */
interface Words {
  order: string
  /** A field's label, with its group's before it where it has one. */
  named: (label: string) => string
  /** The fields that conditions look at. */
  look: Look
}

function listDifferences(
  before: readonly CustomField[],
  after: readonly CustomField[],
  words: Words,
): WordedChange[] {
  const { named, order, look } = words
  const old = new Map(before.map((field) => [field.id, field]))
  const now = new Map(after.map((field) => [field.id, field]))
  const added = after.filter(({ id }) => !old.has(id))
  const removed = before.filter(({ id }) => !now.has(id))
  const kind = ({ type, repeats }: CustomField) => nameOfType(type, repeats !== undefined)
  return [
    ...added.flatMap((field) => [
      { label: named(field.label), from: '', to: texts.added(kind(field)) },
      ...partDifferences({ ...field, fields: [] }, field, look),
    ]),
    ...removed.map((field) => ({ label: named(field.label), from: kind(field), to: texts.removed })),
    ...after.flatMap((field) => {
      const was = old.get(field.id)
      return was ? [...fieldDifferences(was, field, words), ...partDifferences(was, field, look)] : []
    }),
    ...orderDifference(before, after, order),
  ]
}

/** What differs between the fields of two states of a group. */
function partDifferences(was: CustomField, field: CustomField, look: Look): WordedChange[] {
  return listDifferences(was.fields ?? [], field.fields ?? [], {
    order: groupTexts.orderOf(field.label),
    named: (label) => groupTexts.fieldOf(field.label, label),
    look,
  })
}

function fieldDifferences(was: CustomField, field: CustomField, { named, look }: Words): WordedChange[] {
  const part = (what: string, of: (field: CustomField) => string) =>
    wordedChange(texts.partOf(named(field.label), what), of(was), of(field))
  const when = (condition: FieldCondition | undefined) => (condition ? conditionInWords(condition, look) : '')
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
    ...part(logicTexts.shownWhen, (of) => when(of.visibleWhen)),
    ...part(logicTexts.requiredWhen, (of) => when(of.requiredWhen)),
    ...part(logicTexts.value, (of) => of.value ?? ''),
    ...part(logicTexts.earliest, (of) => of.rules?.earliest ?? ''),
    ...part(logicTexts.latest, (of) => of.rules?.latest ?? ''),
    ...part(logicTexts.characters, (of) =>
      of.rules?.characters ? characterTexts[of.rules.characters].name : '',
    ),
    ...part(logicTexts.section, (of) => of.section ?? ''),
    ...part(logicTexts.width, (of) => (of.width ? logicTexts.widths[of.width] : '')),
    ...wordsDifferences(was, field, named(field.label)),
    ...part(groupTexts.itemLabel, (of) => of.itemLabel ?? ''),
    ...part(groupTexts.rowsMin, (of) => String(of.repeats?.min ?? '')),
    ...part(groupTexts.rowsMax, (of) => String(of.repeats?.max ?? '')),
  ]
}

/** What of it is said otherwise in other languages. */
function wordsDifferences(was: CustomField, field: CustomField, label: string): WordedChange[] {
  const said = (of: CustomField, language: OtherLanguage) => flatWords(of.translations?.[language])
  return otherLanguages.flatMap((language) => {
    const [before, after] = [said(was, language), said(field, language)]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const name = textsOfField(field).find((one) => one.key === key)?.name ?? key
      const what = texts.partOf(label, ownWordsTexts.inLanguage(name, language))
      return wordedChange(what, before[key] ?? '', after[key] ?? '')
    })
  })
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
