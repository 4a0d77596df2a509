import type { CatalogueKey } from '../fieldCatalogue/fieldCatalogue'
import type { FormValues } from '../fields/fieldValue'
import { isEmail } from '../fields/formats'

/** Replaces identifying text. */
export const mask = '•••'

/** Matches a LinkedIn address, with or without its scheme and a country subdomain. */
const linkedInAddress = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:linkedin\.com|lnkd\.in)(?:\/[^\s<>"')\]]*)?/gi
/** Matches from the start of a word, which keeps the search linear, and excludes a trailing full stop. */
const emailAddress = /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]*[^\s<>()[\]",;:@.!?]/g

/**
 * Returns patterns for the text to mask in an applicant's free-text answers: all LinkedIn and e-mail addresses, and
 * the applicant's contact details in any notation.
 * @param contacts e-mail addresses, phone numbers and web addresses from the client's custom fields
 */
export function buildIdentifyingPatterns(answers: FormValues, contacts: readonly string[]): RegExp[] {
  const getAnswers = (...keys: CatalogueKey[]) =>
    keys.map((key) => String(answers[key] ?? '').trim()).filter(Boolean)
  const all = [...contacts, ...getAnswers('email', 'linkedIn', 'homePhone', 'mobile')]
  all.push(...getAnswers('emergencyContactPhone', 'emergencyContactMobile'))
  const anyCase = [
    ...all.filter((text) => !isEmail(text)).map((text) => phonePattern(text) ?? webAddressPattern(text)),
    ...getAnswers('street').flatMap((street) => [street, withoutHouseNumber(street)].map(escapeRegExp)),
    ...getAnswers('postcode').map(escapeRegExp),
  ]
  const capitalized = [
    ...getAnswers('firstName', 'surname', 'preferredName', 'emergencyContactName').flatMap(nameAndParts),
    ...getAnswers('suburb', 'stateNameOverseas'),
  ].flatMap((name) => [name.charAt(0).toUpperCase() + name.slice(1), name.toUpperCase()])
  return [
    linkedInAddress,
    emailAddress,
    ...matchWholeWords(anyCase, 'giu'),
    // Names must be capitalised: 'will' is a word, 'Will' may be a name.
    ...matchWholeWords(capitalized.map(escapeRegExp), 'gu'),
    ...matchWholeWords(getFullNames(getAnswers('firstName', 'preferredName'), getAnswers('surname')), 'giu'),
  ]
}

/** Returns one pattern that matches any of these as whole words, longest first; no pattern if there are none. */
function matchWholeWords(sources: readonly string[], flags: string): RegExp[] {
  const parts = sources
    .filter(({ length }) => length > 1)
    .sort((source, other) => other.length - source.length)
  return parts.length === 0
    ? []
    : [new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, flags)]
}

/** Returns a name and its parts: 'Mary Jane' may also be written as 'Mary'. */
function nameAndParts(name: string): string[] {
  return [name, ...name.split(/\s+/).filter((part) => part.length > 2)]
}

/**
 * Matches first and last name together, in any letter case and in handles: 'sam rivers', 'samrivers', 'rivers-sam'.
 */
function getFullNames(first: readonly string[], last: readonly string[]): string[] {
  return first.flatMap((text) =>
    last.flatMap((other) => [
      `${escapeRegExp(text)}[\\s._,-]{0,3}${escapeRegExp(other)}`,
      `${escapeRegExp(other)}[\\s._,-]{0,3}${escapeRegExp(text)}`,
    ]),
  )
}

/** Matches a phone number by its last eight digits, with any separators and with or without a country code. */
function phonePattern(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 6 || /[\p{L}/]/u.test(text)) return undefined
  const tail = [...digits.slice(-8)].join('[\\s().-]{0,3}')
  return `[+(]{0,2}(?:\\d[\\s().-]{0,3}){0,7}${tail}`
}

/** Matches a web address with or without scheme, 'www.' and trailing slash. */
function webAddressPattern(text: string): string {
  const address = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const rest = address.endsWith('/') ? address.slice(0, -1) : address
  return rest === '' ? '' : `(?:https?:\\/\\/)?(?:www\\.)?${escapeRegExp(rest)}\\/?`
}

function withoutHouseNumber(street: string): string {
  return street.replace(/^(?:\p{N}[\p{L}\p{N}/-]*[\s,]+)+/u, '')
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')
}
