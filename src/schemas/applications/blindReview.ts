import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { localizeChoice } from '../fieldCatalogue/choices'
import { type CatalogueKey, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import { type FormValues, isValues } from '../fields/fieldValue'
import { isEmail } from '../fields/formats'
import type { FieldType } from '../kinds/fieldType'
import { kinds } from '../kinds/kindRegistry'
import type { CustomField, FormSettings } from '../settings/userSettings'
import type { AnswerSection, DescribedAnswer } from './application'

/** Keys of the catalogue fields that reveal an applicant's identity, age, gender, marital status or address. */
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
interface IdentifyingContent {
  /** Labels of the identifying questions: those of the catalogue, and those that the client uses now. */
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
  const contactFields = getContactFields(customFields)
  const customAnswers = getContactAnswers(customFields, answers)
  const identifyingIds = new Set([...fields, ...contactFields].map(({ id }) => id))
  const catalogueAnswers = fields.flatMap(({ field }) => {
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
      ...contactFields.map(({ label }) => label),
      ...applicationFormFields.flatMap(({ id, displayText }) => (identifyingIds.has(id) ? displayText : [])),
    ]),
    answers: new Set([...catalogueAnswers, ...customAnswers].filter(Boolean)),
    patterns: buildIdentifyingPatterns(answers, customAnswers),
  }
}

/** Returns the custom fields that hold contact details, including those in groups. */
function getContactFields(fields: readonly CustomField[]): CustomField[] {
  return fields.flatMap((field) =>
    field.fields ? getContactFields(field.fields) : contactKinds.includes(field.type) ? [field] : [],
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

/**
 * Removes the identifying answers from the sections, and masks secrets and identifying text in the remaining answers.
 * Sections without remaining answers are left out.
 */
export function maskSections(
  sections: readonly AnswerSection[],
  content: IdentifyingContent,
): AnswerSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: section.items
        .filter((item) => !revealsIdentity(item, content))
        .map((item) => maskItem(item, content)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Masks identifying text. */
export function maskText(text: string, { patterns }: Pick<IdentifyingContent, 'patterns'>): string {
  return patterns.reduce((maskedText, pattern) => maskedText.replace(pattern, mask), text)
}

function revealsIdentity(
  { label, answer }: DescribedAnswer,
  { labels, answers }: IdentifyingContent,
): boolean {
  const text = answer.trim()
  return labels.has(label) || answers.has(text) || isEmail(text) || isPhoneNumber(text)
}

function maskItem(
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

/**
 * Returns true for a text with at least eight digits that has only the characters of phone numbers. A text that
 * starts with a year, such as a date, is not a phone number.
 */
function isPhoneNumber(text: string): boolean {
  return /^[+\d][\d\s().-]{7,30}$/.test(text) && text.replace(/\D/g, '').length >= 8 && !/^\d{4}-/.test(text)
}

/** Replaces identifying text. */
const mask = '•••'

/** Matches a LinkedIn address, with or without its scheme and a country subdomain. */
const linkedInAddress = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:linkedin\.com|lnkd\.in)(?:\/[^\s<>"')\]]*)?/gi
/**
 * Matches an e-mail address. The match begins at the start of a word, which keeps the search linear, and excludes
 * punctuation at the end.
 */
const emailAddress = /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]*[^\s<>()[\]",;:@.!?]/g

/**
 * Returns patterns for the text to mask in an applicant's free-text answers: all LinkedIn and e-mail addresses, the
 * names and places that the applicant gave, and the applicant's contact details in any notation.
 * @param contacts e-mail addresses, phone numbers and web addresses from the client's custom fields
 */
function buildIdentifyingPatterns(answers: FormValues, contacts: readonly string[]): RegExp[] {
  const getAnswers = (...keys: CatalogueKey[]) =>
    keys.map((key) => String(answers[key] ?? '').trim()).filter(Boolean)
  const contactTexts = [...contacts, ...getAnswers('email', 'linkedIn', 'homePhone', 'mobile')]
  contactTexts.push(...getAnswers('emergencyContactPhone', 'emergencyContactMobile'))
  const caseInsensitivePatterns = [
    ...contactTexts
      .filter((text) => !isEmail(text))
      .map((text) => buildPhonePattern(text) ?? buildWebAddressPattern(text)),
    ...getAnswers('street').flatMap((street) => [street, withoutHouseNumber(street)].map(escapeRegExp)),
    ...getAnswers('postcode').map(escapeRegExp),
  ]
  const capitalisedNames = [
    ...getAnswers('firstName', 'surname', 'preferredName', 'emergencyContactName').flatMap(splitFullName),
    ...getAnswers('suburb', 'stateNameOverseas'),
  ].flatMap((name) => [name.charAt(0).toUpperCase() + name.slice(1), name.toUpperCase()])
  return [
    linkedInAddress,
    emailAddress,
    ...buildWholeWordPatterns(caseInsensitivePatterns, 'giu'),
    // Names must be capitalised: 'will' is a word, 'Will' may be a name.
    ...buildWholeWordPatterns(capitalisedNames.map(escapeRegExp), 'gu'),
    ...buildWholeWordPatterns(
      buildFullNamePatterns(getAnswers('firstName', 'preferredName'), getAnswers('surname')),
      'giu',
    ),
  ]
}

/** Returns one pattern that matches any of these as whole words, longest first; no pattern if there are none. */
function buildWholeWordPatterns(sources: readonly string[], flags: string): RegExp[] {
  const parts = sources
    .filter(({ length }) => length > 1)
    .sort((source, other) => other.length - source.length)
  return parts.length === 0
    ? []
    : [new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, flags)]
}

/** Returns a name and its parts: 'Mary Jane' may also be written as 'Mary'. */
function splitFullName(name: string): string[] {
  return [name, ...name.split(/\s+/).filter((part) => part.length > 2)]
}

/**
 * Returns patterns for first and last name together, also in handles: 'sam rivers', 'samrivers', 'rivers-sam'.
 */
function buildFullNamePatterns(firstNames: readonly string[], lastNames: readonly string[]): string[] {
  return firstNames.flatMap((firstName) =>
    lastNames.flatMap((lastName) => [
      `${escapeRegExp(firstName)}[\\s._,-]{0,3}${escapeRegExp(lastName)}`,
      `${escapeRegExp(lastName)}[\\s._,-]{0,3}${escapeRegExp(firstName)}`,
    ]),
  )
}

/**
 * Returns a pattern for a phone number by its last eight digits, with any separators and with or without a country
 * code; undefined if the text is not a phone number.
 */
function buildPhonePattern(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 6 || /[\p{L}/]/u.test(text)) return undefined
  const lastDigits = [...digits.slice(-8)].join('[\\s().-]{0,3}')
  return `[+(]{0,2}(?:\\d[\\s().-]{0,3}){0,7}${lastDigits}`
}

/** Returns a pattern for a web address, with or without scheme, 'www.' and trailing slash. */
function buildWebAddressPattern(text: string): string {
  const address = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const trimmedAddress = address.endsWith('/') ? address.slice(0, -1) : address
  return trimmedAddress === '' ? '' : `(?:https?:\\/\\/)?(?:www\\.)?${escapeRegExp(trimmedAddress)}\\/?`
}

function withoutHouseNumber(street: string): string {
  return street.replace(/^(?:\p{N}[\p{L}\p{N}/-]*[\s,]+)+/u, '')
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')
}
