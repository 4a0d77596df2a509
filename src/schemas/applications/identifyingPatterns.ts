import type { CatalogueKey } from '../fieldCatalogue/fieldCatalogue'
import type { FormValues } from '../fields/fieldValue'
import { isEmail } from '../fields/formats'

/** Replaces identifying text. */
export const mask = '•••'

/** A LinkedIn address, with or without its scheme and the subdomain of a country. */
const linkedInAddress = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:linkedin\.com|lnkd\.in)(?:\/[^\s<>"')\]]*)?/gi
/** Begins at the start of a word, which keeps the search linear, and leaves out a full stop behind it. */
const emailAddress = /(?<![^\s<>()[\]",;:@])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]*[^\s<>()[\]",;:@.!?]/g

/**
 * What is masked in an applicant's free text: LinkedIn and e-mail addresses of anybody, and the applicant's own contact
 * details, however they are written.
 * @param contacts e-mail addresses, phone numbers and web addresses that were given in the client's custom fields
 */
export function identifyingPatterns(answers: FormValues, contacts: readonly string[]): RegExp[] {
  const given = (...keys: CatalogueKey[]) =>
    keys.map((key) => String(answers[key] ?? '').trim()).filter(Boolean)
  const all = [...contacts, ...given('email', 'linkedIn', 'homePhone', 'mobile')]
  all.push(...given('emergencyContactPhone', 'emergencyContactMobile'))
  const anyCase = [
    ...all.filter((text) => !isEmail(text)).map((text) => phonePattern(text) ?? webAddressPattern(text)),
    ...given('street').flatMap((street) => [street, withoutHouseNumber(street)].map(escaped)),
    ...given('postcode').map(escaped),
  ]
  const capitalized = [
    ...given('firstName', 'surname', 'preferredName', 'emergencyContactName').flatMap(nameAndParts),
    ...given('suburb', 'stateNameOverseas'),
  ].flatMap((name) => [name.charAt(0).toUpperCase() + name.slice(1), name.toUpperCase()])
  return [
    linkedInAddress,
    emailAddress,
    ...wholeWords(anyCase, 'giu'),
    // 'will' is a word, 'Will' may be a name.
    ...wholeWords(capitalized.map(escaped), 'gu'),
    ...wholeWords(fullNames(given('firstName', 'preferredName'), given('surname')), 'giu'),
  ]
}

/** One pattern that finds any of these, longest first; none where there is nothing to find. */
function wholeWords(sources: readonly string[], flags: string): RegExp[] {
  const parts = sources.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length)
  return parts.length === 0
    ? []
    : [new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, flags)]
}

/** 'Mary Jane' is also written 'Mary'. */
function nameAndParts(name: string): string[] {
  return [name, ...name.split(/\s+/).filter((part) => part.length > 2)]
}

/** Both names together are a name in any letter case, and in handles: 'sam rivers', 'samrivers', 'rivers-sam'. */
function fullNames(first: readonly string[], last: readonly string[]): string[] {
  return first.flatMap((one) =>
    last.flatMap((other) => [
      `${escaped(one)}[\\s._,-]{0,3}${escaped(other)}`,
      `${escaped(other)}[\\s._,-]{0,3}${escaped(one)}`,
    ]),
  )
}

/** The last eight digits tell a number, whatever stands between them and with or without the country's code. */
function phonePattern(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 6 || /[\p{L}/]/u.test(text)) return undefined
  const tail = [...digits.slice(-8)].join('[\\s().-]{0,3}')
  return `[+(]{0,2}(?:\\d[\\s().-]{0,3}){0,7}${tail}`
}

/** With or without scheme, 'www.' and the last slash. */
function webAddressPattern(text: string): string {
  const address = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  const rest = address.endsWith('/') ? address.slice(0, -1) : address
  return rest === '' ? '' : `(?:https?:\\/\\/)?(?:www\\.)?${escaped(rest)}\\/?`
}

function withoutHouseNumber(street: string): string {
  return street.replace(/^(?:\p{N}[\p{L}\p{N}/-]*[\s,]+)+/u, '')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')
}
