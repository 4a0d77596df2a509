import { isEmail } from '../fields/formats'
import { findAddress, type ResumeAddress } from './resumeAddress'
import { findCountryInText } from './resumeCountry'
import { findLinks, type ResumeLinks } from './resumeLinks'
import { findName, type ResumeName } from './resumeName'
import { findPhone } from './resumePhone'
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
export function findFacts({ lines: all, links: everyLink }: ResumeText, country: string): ResumeFacts {
  const refereeLines = findRefereeLines(all)
  const lines = joinLabels(all.filter((line) => !refereeLines.has(line)))
  // Links that occur in the referees section are ignored as well.
  const rest = Array.from(refereeLines, ({ text }) => text).join('\n')
  const links = everyLink
    .slice(0, maxLinks)
    .filter((link) => !rest.includes(link.replace(/^(mailto:|tel:|https?:\/\/)/, '')))
  const email = findEmail(lines, links)
  const from = findCountryInText(lines, email)
  const phone = findPhone(lines, links, from ?? country)
  return {
    ...findName(lines, email ?? ''),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...findLinks(lines, links),
    ...findAddress(lines, from),
  }
}

/**
 * Returns the lines of the referees section: those after its heading, except lines that are placed higher on the
 * page, as in a column beside it.
 */
function findRefereeLines(all: readonly ResumeLine[]): Set<ResumeLine> {
  const start = all.findIndex(({ text }) => refereeHeading.test(text))
  const from = all[start]?.place?.depth ?? 0
  return new Set(start > 0 ? all.slice(start).filter(({ place }) => (place?.depth ?? from) >= from) : [])
}

const breakable = /[\w.+-]@[\w.-]*$|https?:\/\/|www\.|linkedin\.com\/|github\.com\//i

/** Checks the last word of a line only. A word of more than 300 characters is not an address. */
const endsInAddress = (text: string) => breakable.test(text.slice(-300).split(' ').at(-1) ?? '')

/**
 * Joins a label such as 'Name:' in a separate cell with the text after it, and addresses that were broken at the end
 * of a column.
 */
function joinLabels(lines: readonly ResumeLine[]): ResumeLine[] {
  const rests = new Set<ResumeLine>()
  const joined = lines.map((line, index) => ({
    line,
    text: rests.has(line) ? '' : withRests(lines, index, rests),
  }))
  const whole: ResumeLine[] = []
  for (const { line, text } of joined) {
    if (rests.has(line)) continue
    const before = whole.at(-1)
    if (before && /^[^:]{2,30}:$/.test(before.text)) before.text += ` ${text}`
    else whole.push({ ...line, text })
  }
  return whole
}

/**
 * Maximum number of lines of other columns between two parts of an address, where only the order of the lines is
 * known.
 */
const between = 3
/** Number of lines that are searched for the continuation of a line. A résumé has about two hundred lines. */
const maxLines = 1000

/**
 * Returns the text of a line with the lines that continue its address: below it in its column or, if the file gives
 * no positions, shortly after it.
 */
function withRests(lines: readonly ResumeLine[], start: number, rests: Set<ResumeLine>): string {
  let text = lines[start]?.text ?? ''
  let above = lines[start]
  while (above && endsInAddress(text)) {
    const { place, size } = above
    const near = place ? lines.slice(0, maxLines) : lines.slice(start + 1, start + 1 + between)
    above = near.find(
      (resumeLine) =>
        !rests.has(resumeLine) &&
        resumeLine.size === size &&
        isBelow(place, resumeLine.place, size) &&
        isContinuationOf(text, resumeLine),
    )
    if (above) {
      text += above.text
      rests.add(above)
    }
  }
  return text
}

function isBelow(above: LinePosition | undefined, below: LinePosition | undefined, size: number): boolean {
  if (!above || !below) return true
  const down = below.depth - above.depth
  const isAligned = Math.abs(above.left - below.left) < 2 || Math.abs(above.right - below.right) < 2
  return down > 0 && down < 2 * size && isAligned
}

/** Returns true if the line continues an address at the end of the line before. */
function isContinuationOf(before: string, { text, place }: ResumeLine): boolean {
  if (!/^[a-z\d._/-]{1,60}$/.test(text)) return false
  const [, domain] = /@([\w.-]*)$/.exec(before) ?? []
  if (domain === undefined) return /[-/_]$/.test(before) || (place !== undefined && /^[-/_]/.test(text))
  if (/[.-]$/.test(domain) || !domain.includes('.') || /^[a-z\d-]*\.[a-z]{2,}$/.test(text)) return true
  // The last letters of 'example.com' on a separate line below it.
  return place !== undefined && /^[a-z]{1,2}$/.test(text) && /\.[a-z]{1,3}$/.test(domain)
}

/** Returns the first e-mail address: people write their own address before those of others. */
function findEmail(lines: readonly ResumeLine[], links: readonly string[]): string | undefined {
  for (const { text } of lines) {
    for (const [found] of text.matchAll(
      /(?<![\p{L}\d.!#$%&'*+/=?^_`{|}~-])[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d.-]{3,190}/giu,
    )) {
      const address = found.replace(/^[.:'*|/=-]+/, '').replace(/(?<![.-])[.-]+$/, '')
      if (isEmail(address)) return address
    }
  }
  const linkedText = links.find((link) => link.startsWith('mailto:'))
  const address = linkedText?.slice('mailto:'.length).split('?')[0] ?? ''
  return isEmail(address) ? address : undefined
}
