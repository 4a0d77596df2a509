import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min'
import { isEmail } from '../fields/formats'
import { findAddress, type ResumeAddress } from './resumeAddress'
import { findCountryInText } from './resumeCountry'
import { findLinks, type ResumeLinks } from './resumeLinks'
import { findName, type ResumeName } from './resumeName'
import { type LinePosition, maxLinks, type ResumeLine, type ResumeText } from './resumeText'

/** The personal details found in a résumé. Uncertain values are left out. */
export interface ResumeFacts extends Partial<ResumeName>, ResumeLinks, ResumeAddress {
  email?: string
  phone?: string
}

/** Headings that begin the section about referees. */
const refereeHeading =
  /^(references?|referees?|referenzen|références?|personnes? (de|à) (référence|contacter)|المراجع|المعرفون|مراجع|جهات مرجعية)\s*:?$/i

/**
 * Extracts the personal details.
 * @param country ISO 3166 code; used to read phone numbers without a country code if the résumé does not reveal a
 * country
 */
export function findFacts({ lines: allLines, links: allLinks }: ResumeText, country: string): ResumeFacts {
  const refereeLines = findRefereeLines(allLines)
  const lines = joinSplitLines(allLines.filter((line) => !refereeLines.has(line)))
  // Links that occur in the referees section are ignored as well.
  const refereeText = Array.from(refereeLines, ({ text }) => text).join('\n')
  const links = allLinks
    .slice(0, maxLinks)
    .filter((link) => !refereeText.includes(link.replace(/^(mailto:|tel:|https?:\/\/)/, '')))
  const email = findEmail(lines, links)
  const residence = findCountryInText(lines, email)
  const phone = findPhone(lines, links, residence ?? country)
  return {
    ...findName(lines, email ?? ''),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...findLinks(lines, links),
    ...findAddress(lines, residence),
  }
}

/**
 * Returns the lines of the referees section: those after its heading, except lines that are placed higher on the
 * page, as in a column beside it.
 */
function findRefereeLines(allLines: readonly ResumeLine[]): Set<ResumeLine> {
  const start = allLines.findIndex(({ text }) => refereeHeading.test(text))
  const headingDepth = allLines[start]?.place?.depth ?? 0
  return new Set(
    start > 0
      ? allLines.slice(start).filter(({ place }) => (place?.depth ?? headingDepth) >= headingDepth)
      : [],
  )
}

const breakableAddress = /[\w.+-]@[\w.-]*$|https?:\/\/|www\.|linkedin\.com\/|github\.com\//i

/** Checks the last word of a line only. A word of more than 300 characters is not an address. */
const endsInAddress = (text: string) => breakableAddress.test(text.slice(-300).split(' ').at(-1) ?? '')

/**
 * Joins a label such as 'Name:' in a separate cell with the text after it, and addresses that were broken at the end
 * of a column.
 */
function joinSplitLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const continuations = new Set<ResumeLine>()
  const linesWithTexts = lines.map((line, index) => ({
    line,
    text: continuations.has(line) ? '' : joinContinuations(lines, index, continuations),
  }))
  const joinedLines: ResumeLine[] = []
  for (const { line, text } of linesWithTexts) {
    if (continuations.has(line)) continue
    const previous = joinedLines.at(-1)
    if (previous && /^[^:]{2,30}:$/.test(previous.text)) previous.text += ` ${text}`
    else joinedLines.push({ ...line, text })
  }
  return joinedLines
}

/**
 * Maximum number of lines of other columns between two parts of an address, where only the order of the lines is
 * known.
 */
const maxLinesBetween = 3
/** Number of lines that are searched for the continuation of a line. A résumé has about two hundred lines. */
const maxLines = 1000

/**
 * Returns the text of a line with the lines that continue its address: below it in its column or, if the file gives
 * no positions, shortly after it.
 */
function joinContinuations(
  lines: readonly ResumeLine[],
  start: number,
  continuations: Set<ResumeLine>,
): string {
  let text = lines[start]?.text ?? ''
  let currentLine = lines[start]
  while (currentLine && endsInAddress(text)) {
    const { place, size } = currentLine
    const candidates = place ? lines.slice(0, maxLines) : lines.slice(start + 1, start + 1 + maxLinesBetween)
    currentLine = candidates.find(
      (candidate) =>
        !continuations.has(candidate) &&
        candidate.size === size &&
        isBelow(place, candidate.place, size) &&
        continuesAddress(text, candidate),
    )
    if (currentLine) {
      text += currentLine.text
      continuations.add(currentLine)
    }
  }
  return text
}

function isBelow(above: LinePosition | undefined, below: LinePosition | undefined, size: number): boolean {
  if (!above || !below) return true
  const distance = below.depth - above.depth
  const isAligned = Math.abs(above.left - below.left) < 2 || Math.abs(above.right - below.right) < 2
  return distance > 0 && distance < 2 * size && isAligned
}

/** Returns true if the line continues an address at the end of the line before. */
function continuesAddress(previous: string, { text, place }: ResumeLine): boolean {
  if (!/^[a-z\d._/-]{1,60}$/.test(text)) return false
  const [, domain] = /@([\w.-]*)$/.exec(previous) ?? []
  if (domain === undefined) return /[-/_]$/.test(previous) || (place !== undefined && /^[-/_]/.test(text))
  if (/[.-]$/.test(domain) || !domain.includes('.') || /^[a-z\d-]*\.[a-z]{2,}$/.test(text)) return true
  // The last letters of 'example.com' on a separate line below it.
  return place !== undefined && /^[a-z]{1,2}$/.test(text) && /\.[a-z]{1,3}$/.test(domain)
}

/** Returns the first e-mail address: people write their own address before those of others. */
function findEmail(lines: readonly ResumeLine[], links: readonly string[]): string | undefined {
  for (const { text } of lines) {
    for (const [match] of text.matchAll(
      /(?<![\p{L}\d.!#$%&'*+/=?^_`{|}~-])[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d.-]{3,190}/giu,
    )) {
      const address = match.replace(/^[.:'*|/=-]+/, '').replace(/(?<![.-])[.-]+$/, '')
      if (isEmail(address)) return address
    }
  }
  const mailLink = links.find((link) => link.startsWith('mailto:'))
  const address = mailLink?.slice('mailto:'.length).split('?')[0] ?? ''
  return isEmail(address) ? address : undefined
}

const otherNumberPattern = /\b(fax|telefax|télécopie)\b|فاكس|\b(vat|ust|siret|iban|isbn)\b/i
/** Minimum number of digits without the country code; shorter numbers are postcodes or extensions. */
const minDigits = 7
const mobilePattern = /\b(mobile?|cell|handy|portable|mob)\b|جوال|محمول|موبايل/i

/**
 * Finds the applicant's phone number, preferably one labelled as mobile, in international format: '+49 30 1234567'.
 */
function findPhone(
  lines: readonly ResumeLine[],
  links: readonly string[],
  country: string,
): string | undefined {
  const defaultCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const linkedNumbers = links
    .filter((link) => link.startsWith('tel:'))
    .map((link) => link.slice('tel:'.length))
  const textsWithNumbers = lines
    .map(({ text }) => text)
    .filter((text) => /\d{2}/.test(text) && !otherNumberPattern.test(text))
  const phoneNumbers = [...textsWithNumbers, ...linkedNumbers].flatMap((text) =>
    findNumbersInBothOrders(text, defaultCountry).map((number) => ({
      number,
      isMobile: mobilePattern.test(text),
    })),
  )
  return (phoneNumbers.find(({ isMobile }) => isMobile) ?? phoneNumbers[0])?.number
}

/** Tries the digit groups in reverse order as well, because Arabic documents may store them from right to left. */
function findNumbersInBothOrders(text: string, country: CountryCode | undefined): string[] {
  const phoneNumbers = findNumbers(text, country)
  if (phoneNumbers.length > 0) return phoneNumbers
  const reversedText = text.replace(/(?<!\d)\d+(?: \d+){2,5}/g, (groups) =>
    groups.split(' ').toReversed().join(' '),
  )
  return reversedText === text ? [] : findNumbers(reversedText, country)
}

function findNumbers(text: string, country: CountryCode | undefined): string[] {
  const plainText = text.replace(/\b00(?=[1-9])/g, '+').replace(/(\+\d{1,3}) ?\(0\) ?/g, '$1 ')
  const phoneNumbers = findPhoneNumbersInText(
    plainText.slice(0, 500),
    country ? { defaultCountry: country } : undefined,
  )
  return phoneNumbers
    .filter(({ number, startsAt, endsAt }) => {
      const hasEnoughDigits = number.nationalNumber.length >= minDigits
      return hasEnoughDigits && number.isValid() && !isYearRange(plainText.slice(startsAt, endsAt))
    })
    .map(({ number }) => number.formatInternational())
}

/** Returns true for a range of years, such as '2019 - 2024', which looks like a phone number of some countries. */
function isYearRange(text: string): boolean {
  return /^\(?(19|20)\d\d\s*[-/]\s*(19|20)?\d\d\)?$/.test(text.trim())
}
