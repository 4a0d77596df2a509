import { type FieldValue, type FormValues, isFileAnswer, isValues } from '../fields/fieldValue'
import { type BuiltForm, fieldUi } from '../forms/builtForm'
import { contentHash } from '../forms/contentHash'
import { type Fields, groupOf, isUnanswered, kindAt } from '../forms/fieldGroup'

/** What was asked where an answer of a draft was given: kept beside it, because the form may ask something else later. */
interface DraftField {
  title: string
  /** Names what an answer means here: title, kind and choices; not how long it may be, nor its notes. */
  definition: string
  /** The answer as a person reads it. */
  answer: string
}

export type DraftFields = Record<string, DraftField>

/** An answer to a question that is asked in another way now, or not at all. */
export interface EarlierAnswer {
  /** Null where it is asked no more. */
  key: string | null
  title: string
  answer: string
}

/** What the answered fields of this form ask, to be kept beside the answers. */
export function draftFields(form: BuiltForm, values: FormValues): DraftFields {
  const definitions = fieldDefinitions(form)
  const answered = Object.keys(definitions).filter((key) => isAnswered(form, key, values[key]))
  return Object.fromEntries(
    answered.map((key) => [
      key,
      {
        title: titleOf(form, key),
        definition: definitions[key] ?? '',
        answer: answerText(form, key, values[key]),
      },
    ]),
  )
}

/** The answers of a draft that still answer what this form asks; the others are said beside what is asked instead. */
export function answersThatFit(
  form: BuiltForm,
  values: FormValues,
  fields: DraftFields = {},
): { values: FormValues; earlier: EarlierAnswer[]; moved: DraftFields } {
  const definitions = fieldDefinitions(form)
  const isMoved = ([key, { definition }]: [string, DraftField]) => definitions[key] !== definition
  const moved = Object.entries(fields).filter(isMoved)
  const isAskedAnew = new Set(moved.map(([key]) => key).filter((key) => key in definitions))
  return {
    values: Object.fromEntries(Object.entries(values).filter(([key]) => !isAskedAnew.has(key))),
    earlier: moved.map(([key, { title, answer }]) => ({
      key: key in definitions ? key : null,
      title,
      answer,
    })),
    moved: Object.fromEntries(moved),
  }
}

const titleOf = (form: Fields, key: string) => form.schema.properties[key]?.title ?? key

const known = new WeakMap<BuiltForm, Record<string, string>>()

/** By field key, what tells whether a field asks the same as another, in whatever form. */
export function fieldDefinitions(form: BuiltForm): Record<string, string> {
  const before = known.get(form)
  if (before) return before
  const keys = form.uiSchema['ui:order']
  const definitions = Object.fromEntries(keys.map((key) => [key, contentHash(meaningOf(form, key))]))
  known.set(form, definitions)
  return definitions
}

function meaningOf(form: Fields, key: string): string {
  const group = groupOf(form, key)
  if (group) {
    const parts = group.fields.uiSchema['ui:order'].map((part) => [part, meaningOf(group.fields, part)])
    return JSON.stringify([group.title, group.repeats, parts])
  }
  const ui = fieldUi(form, key)
  const choices = ui['ui:options'].choices?.map(({ value, label }) => [value, label])
  return JSON.stringify([titleOf(form, key), ui['ui:widget'], choices])
}

function isAnswered(form: Fields, key: string, value: FieldValue): boolean {
  if (groupOf(form, key)) return Array.isArray(value) ? value.length > 0 : isValues(value)
  return kindAt(form, key)?.isShown === true && !isUnanswered(form, key, value)
}

/** An answer in a line; of a group, each of its parts by its label. */
export function answerText(form: Fields, key: string, value: FieldValue): string {
  const group = groupOf(form, key)
  if (!group) {
    if (isFileAnswer(value)) return value.name
    return kindAt(form, key)?.display(value, fieldUi(form, key)['ui:options'].choices ?? []) ?? ''
  }
  const rows = (Array.isArray(value) ? value : [value]).filter(isValues)
  const { fields } = group
  const rowText = (row: FormValues) =>
    Object.keys(row)
      .filter((part) => part in fields.schema.properties && isAnswered(fields, part, row[part]))
      .map((part) => `${titleOf(fields, part)}: ${answerText(fields, part, row[part])}`)
      .join(', ')
  return rows.map(rowText).filter(Boolean).join('; ')
}
