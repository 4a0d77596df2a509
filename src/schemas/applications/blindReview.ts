import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { localizeChoice } from '../fieldCatalogue/choices'
import { type CatalogueKey, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import { type FormValues, isValues } from '../fields/fieldValue'
import { isEmail } from '../fields/formats'
import type { FieldType } from '../kinds/fieldType'
import { kinds } from '../kinds/kindRegistry'
import type { CustomField, FormSettings } from '../settings/userSettings'
import type { AnswerSection, DescribedAnswer } from './application'
import { buildIdentifyingPatterns, mask } from './identifyingPatterns'

/** Catalogue fields that reveal an applicant's identity, age or address. */
const identifyingKeys: readonly CatalogueKey[] = [
  ...([
    'firstName',
    'surname',
    'email',
    'title',
    'preferredName',
    'homePhone',
    'mobile',
    'birthDate',
  ] as const),
  ...(['gender', 'linkedIn', 'maritalStatus', 'street', 'suburb', 'postcode', 'countryCode'] as const),
  ...(['stateCode', 'stateNameOverseas', 'emergencyContactName', 'emergencyContactPhone'] as const),
  'emergencyContactMobile',
]

/** The kinds of a client's custom fields that hold contact details. */
const contactKinds: readonly FieldType[] = ['email', 'tel', 'url']

/** The parts of one application that identify its applicant. */
export interface IdentifyingContent {
  /** Labels of the identifying questions, both current and from the catalogue. */
  labels: ReadonlySet<string>
  /** The displayed answers to these questions. */
  answers: ReadonlySet<string>
  /** Patterns of text to mask in free-text answers. */
  patterns: readonly RegExp[]
}

/**
 * Returns the content that identifies the applicant. Answers are stored by key, but sections by label, and a question
 * may have been renamed since.
 */
export function getIdentifyingContent(
  answers: FormValues,
  { applicationFormFields, customFields }: Pick<FormSettings, 'applicationFormFields' | 'customFields'>,
): IdentifyingContent {
  const fields = fieldCatalogue.filter(({ field }) => identifyingKeys.includes(field.name))
  const customItem = contactFields(customFields)
  const customAnswers = getContactAnswers(customFields, answers)
  const ids = new Set([...fields, ...customItem].map(({ id }) => id))
  const visible = fields.flatMap(({ field }) => {
    const value = answers[field.name]
    if (value === undefined || value === null) return []
    return [
      String(value),
      kinds[field.type as keyof typeof kinds].display(value, (field.options ?? []).map(localizeChoice)),
    ]
  })
  return {
    labels: new Set([
      ...identifyingKeys.map((key) => catalogueLabels[key]),
      ...customItem.map(({ label }) => label),
      ...applicationFormFields.flatMap(({ id, displayText }) => (ids.has(id) ? displayText : [])),
    ]),
    answers: new Set([...visible, ...customAnswers].filter(Boolean)),
    patterns: buildIdentifyingPatterns(answers, customAnswers),
  }
}

/** Returns the custom fields that hold contact details, including those in groups. */
function contactFields(fields: readonly CustomField[]): CustomField[] {
  return fields.flatMap((field) =>
    field.fields ? contactFields(field.fields) : contactKinds.includes(field.type) ? [field] : [],
  )
}

function getContactAnswers(fields: readonly CustomField[], answers: FormValues): string[] {
  return fields.flatMap(({ id, type, fields: innerFields }) => {
    const answer = answers[`custom-${id}`]
    if (innerFields)
      return [answer].flat().flatMap((row) => (isValues(row) ? getContactAnswers(innerFields, row) : []))
    return contactKinds.includes(type) && typeof answer === 'string' && answer.trim() ? [answer.trim()] : []
  })
}

/** Removes the identifying answers from the sections and masks identifying text in the remaining answers. */
export function blindSections(
  sections: readonly AnswerSection[],
  content: IdentifyingContent,
): AnswerSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => !tells(item, content)).map((item) => withoutNames(item, content)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Masks identifying text. */
export function maskText(text: string, { patterns }: Pick<IdentifyingContent, 'patterns'>): string {
  return patterns.reduce((masked, pattern) => masked.replace(pattern, mask), text)
}

function tells({ label, answer }: DescribedAnswer, { labels, answers }: IdentifyingContent): boolean {
  const text = answer.trim()
  return labels.has(label) || answers.has(text) || isEmail(text) || isNumberToCall(text)
}

function withoutNames(
  { label, answer, secret, path, choices }: DescribedAnswer,
  content: IdentifyingContent,
): DescribedAnswer {
  return {
    label,
    answer: secret ? mask : maskText(answer, content),
    ...(path ? { path } : {}),
    ...(choices ? { choices: choices.map((choice) => maskText(choice, content)) } : {}),
  }
}

/** Returns true for a text with at least eight digits and only characters of phone numbers. */
function isNumberToCall(text: string): boolean {
  return /^[+\d][\d\s().-]{7,30}$/.test(text) && text.replace(/\D/g, '').length >= 8 && !/^\d{4}-/.test(text)
}
