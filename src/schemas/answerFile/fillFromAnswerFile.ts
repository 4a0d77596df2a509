import { getDraftFields, getFieldDefinitions } from '../drafts/draftFields'
import type { AnswerSchema } from '../fields/answerSchema'
import { type FieldValue, type FormValues, isValues } from '../fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../forms/builtForm'
import { getFieldKind, getGroup } from '../forms/fieldGroup'
import type { AnswerFileAnswer, AnswerFileDocument } from './answerFile'

/** The result of filling a form from an answer file. */
export interface AnswerFileResult {
  /** The filled values by field key. */
  values: FormValues
  documents: { key: string; document: AnswerFileDocument }[]
  /** Labels of fields that already had an answer and keep it. */
  keptLabels: string[]
  /** Answers and documents for which the form has no matching field that can take them. */
  unmatched: { question: string; answer: string }[]
}

/**
 * Finds the matching field for each answer of a file: a field with the same question and choices; else a product
 * field with the same name; else a field with the same label and kind, and choices with the same labels. Existing
 * answers are not overwritten.
 */
export function fillFromAnswerFile(
  form: BuiltForm,
  { answers, documents }: { answers: readonly AnswerFileAnswer[]; documents: readonly AnswerFileDocument[] },
  presentValues: FormValues,
): AnswerFileResult {
  const result: AnswerFileResult = { values: {}, documents: [], keptLabels: [], unmatched: [] }
  const filledKeys = new Set<string>()
  const isUnchanged = (key: string) => isSameJson(presentValues[key] ?? null, form.initialValues[key] ?? null)
  const fillField = (key: string, apply: () => void) => {
    filledKeys.add(key)
    if (isUnchanged(key)) apply()
    else result.keptLabels.push(getLabel(form, key))
  }
  for (const answer of answers) {
    const match = findMatch(form, answer, filledKeys)
    if (match) fillField(match.key, () => Object.assign(result.values, { [match.key]: match.value }))
    else result.unmatched.push({ question: answer.question, answer: answer.answer })
  }
  for (const document of documents) {
    const key = getCandidateKeys(form, { ...document, kind: 'file' }, filledKeys).find(
      (candidate) => getFieldKind(form, candidate)?.rule === 'file',
    )
    if (key) fillField(key, () => void result.documents.push({ key, document }))
    else result.unmatched.push({ question: document.question, answer: document.name })
  }
  return result
}

function findMatch(form: BuiltForm, answer: AnswerFileAnswer, filledKeys: ReadonlySet<string>) {
  const definitions = getFieldDefinitions(form)
  const matchingKey = [answer.key, ...form.uiSchema['ui:order']].find(
    (key) => definitions[key] === answer.definition && !filledKeys.has(key),
  )
  if (matchingKey && hasShape(form.schema.properties[matchingKey], answer.value))
    return { key: matchingKey, value: answer.value }
  for (const key of getCandidateKeys(form, answer, filledKeys)) {
    const value = convertAnswer(form, key, answer)
    if (value !== undefined && hasShape(form.schema.properties[key], value)) return { key, value }
  }
  return undefined
}

/**
 * Returns the candidate keys for an answer. The key of a product field has the same meaning in every form. The keys
 * of custom fields and vacancy questions contain ids, so these fields are matched by their labels.
 */
function getCandidateKeys(
  form: BuiltForm,
  { key, question, kind }: { key: string; question: string; kind?: string },
  filledKeys: ReadonlySet<string>,
): string[] {
  const openKeys = form.uiSchema['ui:order'].filter(
    (candidate) => !filledKeys.has(candidate) && !getGroup(form, candidate),
  )
  const sameKey = openKeys.filter((candidate) => candidate === key && !candidate.includes('-'))
  const sameQuestion = openKeys.filter(
    (candidate) =>
      getFieldUi(form, candidate)['ui:widget'] === kind &&
      normalizeText(getLabel(form, candidate)) === normalizeText(question),
  )
  return [...sameKey, ...sameQuestion]
}

/** Converts the answer to this field's options, matched by label; undefined if a chosen option has no match. */
function convertAnswer(form: BuiltForm, key: string, { value, choices = [] }: AnswerFileAnswer): FieldValue {
  const offeredOptions = getFieldUi(form, key)['ui:options'].choices
  if (!offeredOptions) return value
  const findOptionValue = (chosenAnswer: FieldValue) => {
    if (typeof chosenAnswer !== 'string') return undefined
    const label = choices.find((choice) => choice.value === chosenAnswer)?.label ?? chosenAnswer
    return offeredOptions.find((choice) => normalizeText(choice.label) === normalizeText(label))?.value
  }
  if (!Array.isArray(value)) return findOptionValue(value)
  const convertedItems = value.map(findOptionValue)
  return convertedItems.includes(undefined) ? undefined : convertedItems
}

/** Returns true if the value has the type that the field requires; the content of the file is not trusted. */
function hasShape(schema: AnswerSchema | undefined, value: unknown): boolean {
  if (!schema) return false
  const { type, items, properties = {} } = schema
  const types = [type ?? []].flat()
  if (Array.isArray(value)) return types.includes('array') && value.every((row) => hasShape(items, row))
  if (isValues(value))
    return (
      types.includes('object') &&
      Object.entries(value).every(([key, part]) => hasShape(properties[key], part))
    )
  if (typeof value === 'number') return types.includes('number') || types.includes('integer')
  if (value === null) return true
  return types.some((possibleType) => possibleType === typeof value)
}

const getLabel = (form: BuiltForm, key: string) => form.schema.properties[key]?.title ?? key
const normalizeText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const isSameJson = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other)

/**
 * Exports the answers that differ from the form's initial values, in the form's order. Selected files are
 * exported separately.
 */
export function exportAnswers(form: BuiltForm, values: FormValues): AnswerFileAnswer[] {
  const fields = getDraftFields(form, values)
  return form.uiSchema['ui:order'].flatMap((key) => {
    const field = fields[key]
    const isUntouched = JSON.stringify(values[key]) === JSON.stringify(form.initialValues[key])
    if (!field || isUntouched || values[key] instanceof File) return []
    const { title: question, answer, definition } = field
    const ui = getGroup(form, key) ? undefined : getFieldUi(form, key)
    const choices = ui?.['ui:options'].choices?.map(({ value, label }) => ({ value, label }))
    return {
      ...{ question, answer, key },
      ...(ui?.['ui:widget'] ? { kind: ui['ui:widget'] } : {}),
      definition,
      ...(choices ? { choices } : {}),
      value: values[key],
    }
  })
}
