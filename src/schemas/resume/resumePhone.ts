import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min'
import type { ResumeLine } from './resumeText'

const notTheirs = /\b(fax|telefax|télécopie)\b|فاكس|\b(vat|ust|siret|iban|isbn)\b/i
/** Minimum number of digits without the country code; shorter numbers are postcodes or extensions. */
const minDigits = 7
const mobile = /\b(mobile?|cell|handy|portable|mob)\b|جوال|محمول|موبايل/i

/**
 * Finds the applicant's phone number, preferably one labelled as mobile, in international format: '+49 30 1234567'.
 */
export function findPhone(
  lines: readonly ResumeLine[],
  links: readonly string[],
  country: string,
): string | undefined {
  const place: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const dialled = links.filter((link) => link.startsWith('tel:')).map((link) => link.slice('tel:'.length))
  const written = lines.map(({ text }) => text).filter((text) => /\d{2}/.test(text) && !notTheirs.test(text))
  const found = [...written, ...dialled].flatMap((text) =>
    findNumbersInBothOrders(text, place).map((number) => ({ number, isMobile: mobile.test(text) })),
  )
  return (found.find(({ isMobile }) => isMobile) ?? found[0])?.number
}

/** Tries the digit groups in reverse order as well, because Arabic documents may store them from right to left. */
function findNumbersInBothOrders(text: string, country: CountryCode | undefined): string[] {
  const found = findNumbers(text, country)
  if (found.length > 0) return found
  const turned = text.replace(/(?<!\d)\d+(?: \d+){2,5}/g, (groups) =>
    groups.split(' ').toReversed().join(' '),
  )
  return turned === text ? [] : findNumbers(turned, country)
}

function findNumbers(text: string, country: CountryCode | undefined): string[] {
  const plainText = text.replace(/\b00(?=[1-9])/g, '+').replace(/(\+\d{1,3}) ?\(0\) ?/g, '$1 ')
  const found = findPhoneNumbersInText(
    plainText.slice(0, 500),
    country ? { defaultCountry: country } : undefined,
  )
  return found
    .filter(({ number, startsAt, endsAt }) => {
      const isLong = number.nationalNumber.length >= minDigits
      return isLong && number.isValid() && !isYears(plainText.slice(startsAt, endsAt))
    })
    .map(({ number }) => number.formatInternational())
}

/** Returns true for a range of years, such as '2019 - 2024', which looks like a phone number of some countries. */
function isYears(text: string): boolean {
  return /^\(?(19|20)\d\d\s*[-/]\s*(19|20)?\d\d\)?$/.test(text.trim())
}
