import { type FieldValue, type FormValues, isFileAnswer, isValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { hashContent } from '../forms/contentHash'
import { type Fields, getFieldKind, getGroup, isUnanswered } from '../forms/fieldGroup'

/** The question behind an answer of a draft. It is saved with the answer, because the form may change later. */
interface DraftField {
  title: string
  /** Hash of the question: its title, kind and options, but not its length limits or notes. */
  definition: string
  /** The answer as readable text. */
  answer: string
}

export type DraftFields = Record<string, DraftField>

/** An answer to a question that has changed or no longer exists. */
export interface OutdatedAnswer {
  /** Null if the form no longer has the question. */
  key: string | null
  title: string
  answer: string
}

/** Returns the questions of the answered fields, to be saved with the answers. */
export function getDraftFields(form: BuiltForm, values: FormValues): DraftFields {
  const definitions = getFieldDefinitions(form)
  const answeredKeys = Object.keys(definitions).filter((key) => isAnswered(form, key, values[key]))
  return Object.fromEntries(
    answeredKeys.map((key) => [
      key,
      {
        title: getTitle(form, key),
        definition: definitions[key] ?? '',
        answer: getAnswerText(form, key, values[key]),
      },
    ]),
  )
}

/**
 * Separates the answers whose question has changed or is gone from a draft. `values` lacks the answers to changed
 * questions; `outdatedFields` has the saved questions of all outdated answers.
 */
export function splitDraftAnswers(
  form: BuiltForm,
  values: FormValues,
  fields: DraftFields = {},
): { values: FormValues; outdatedAnswers: OutdatedAnswer[]; outdatedFields: DraftFields } {
  const definitions = getFieldDefinitions(form)
  const isOutdated = ([key, { definition }]: [string, DraftField]) => definitions[key] !== definition
  const outdatedFields = Object.entries(fields).filter(isOutdated)
  const changedKeys = new Set(outdatedFields.map(([key]) => key).filter((key) => key in definitions))
  return {
    values: Object.fromEntries(Object.entries(values).filter(([key]) => !changedKeys.has(key))),
    outdatedAnswers: outdatedFields.map(([key, { title, answer }]) => ({
      key: key in definitions ? key : null,
      title,
      answer,
    })),
    outdatedFields: Object.fromEntries(outdatedFields),
  }
}

const getTitle = (form: Fields, key: string) => form.schema.properties[key]?.title ?? key

const hashesByForm = new WeakMap<BuiltForm, Record<string, string>>()

/** Returns a hash of each field's question by key, to detect whether two forms ask the same question. */
export function getFieldDefinitions(form: BuiltForm): Record<string, string> {
  const knownHashes = hashesByForm.get(form)
  if (knownHashes) return knownHashes
  const keys = form.uiSchema['ui:order']
  const definitions = Object.fromEntries(keys.map((key) => [key, hashContent(serializeQuestion(form, key))]))
  hashesByForm.set(form, definitions)
  return definitions
}

function serializeQuestion(form: Fields, key: string): string {
  const group = getGroup(form, key)
  if (group) {
    const parts = group.fields.uiSchema['ui:order'].map((part) => [
      part,
      serializeQuestion(group.fields, part),
    ])
    return JSON.stringify([group.title, group.repeats, parts])
  }
  const ui = getFieldUi(form, key)
  const choices = ui['ui:options'].choices?.map(({ value, label }) => [value, label])
  return JSON.stringify([getTitle(form, key), ui['ui:widget'], choices])
}

function isAnswered(form: Fields, key: string, value: FieldValue): boolean {
  if (getGroup(form, key)) return Array.isArray(value) ? value.length > 0 : isValues(value)
  return getFieldKind(form, key)?.isShown === true && !isUnanswered(form, key, value)
}

/** Returns an answer as one line of text; for a group, the labelled answers of its fields. */
export function getAnswerText(form: Fields, key: string, value: FieldValue): string {
  const group = getGroup(form, key)
  if (!group) {
    if (isFileAnswer(value)) return value.name
    return getFieldKind(form, key)?.display(value, getFieldUi(form, key)['ui:options'].choices ?? []) ?? ''
  }
  const rows = (Array.isArray(value) ? value : [value]).filter(isValues)
  const { fields } = group
  const getRowText = (row: FormValues) =>
    Object.keys(row)
      .filter((part) => part in fields.schema.properties && isAnswered(fields, part, row[part]))
      .map((part) => `${getTitle(fields, part)}: ${getAnswerText(fields, part, row[part])}`)
      .join(', ')
  return rows.map(getRowText).filter(Boolean).join('; ')
}
