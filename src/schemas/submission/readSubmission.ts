import type { FormValues } from '../fields/fieldValue'
import type { BuiltForm } from '../forms/builtForm'
import { getFieldKind, getGroup } from '../forms/fieldGroup'
import { answerLists, parseAnswer, readGroup } from './answerLists'

type Json = Record<string, unknown>

/**
 * Converts a submission body back to the form's values; the inverse of `composeSubmission`. The body may come from an
 * API client and contain anything: invalid values are passed through unchanged, so that the schema rejects them.
 * Answers to fields that the form does not have are left out.
 */
export function readSubmission(form: BuiltForm, body: Json): FormValues {
  const submittedValues = new Map<string, unknown>(Object.entries(body))
  for (const [prefix, list] of Object.entries(answerLists)) {
    for (const item of getObjects(body[list])) submittedValues.set(`${prefix}-${item.id}`, item.applicantResponse)
  }
  for (const group of getObjects(body.applicationScreeningQuestions)) {
    submittedValues.set(`rows-${group.id}`, group.rows)
    for (const question of getObjects(group.questions))
      submittedValues.set(`question-${question.id}`, question.applicantResponse)
  }
  for (const customField of getObjects(body.customFields))
    submittedValues.set(`custom-${customField.id}`, customField.answer)
  const announcedKeys = new Set(Array.isArray(body.attachmentKeys) ? body.attachmentKeys : [])
  return Object.fromEntries(
    form.uiSchema['ui:order'].map((key) => [key, readAnswer(form, key, submittedValues, announcedKeys)]),
  )
}

/** Reads one answer. An announced file becomes `{}`; it is validated when its content arrives. */
function readAnswer(form: BuiltForm, key: string, submittedValues: Map<string, unknown>, announcedKeys: Set<unknown>) {
  const group = getGroup(form, key)
  if (group) return readGroup(group, submittedValues.get(key)) as FormValues[string]
  const kind = getFieldKind(form, key)
  const value =
    kind?.rule === 'file' ? (announcedKeys.has(key) ? {} : null) : kind && parseAnswer(kind, submittedValues.get(key))
  return value as FormValues[string]
}

function getObjects(list: unknown): Json[] {
  return Array.isArray(list)
    ? list.filter((item): item is Json => typeof item === 'object' && item !== null)
    : []
}
