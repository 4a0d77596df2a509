import { isEmail } from '../formats'
import { findAddress, type ResumeAddress } from './resumeAddress'
import { countryOfText } from './resumeCountry'
import { findLinks, type ResumeLinks } from './resumeLinks'
import { findName, type ResumeName } from './resumeName'
import { findPhone } from './resumePhone'
import type { ResumeLine, ResumeText } from './resumeText'

/** Who a résumé is of: only what is plain to see; what is in doubt is left out. */
export interface ResumeFacts extends Partial<ResumeName>, ResumeLinks, ResumeAddress {
  email?: string
  phone?: string
}

/** From here on a résumé speaks of other people. */
const others =
  /^(references?|referees?|referenzen|références?|personnes? (de|à) (référence|contacter)|المراجع|المعرفون|مراجع|جهات مرجعية)\s*:?$/i

/** @param country ISO 3166: how phone numbers are read that name none, where the résumé does not say where it is from */
export function findFacts({ lines: all, links: everyLink }: ResumeText, country: string): ResumeFacts {
  const end = all.findIndex(({ text }) => others.test(text))
  const lines = wholeLines(end > 0 ? all.slice(0, end) : all)
  // Those that stand in what is said of other people are not asked either.
  const rest =
    end > 0
      ? all
          .slice(end)
          .map(({ text }) => text)
          .join('\n')
      : ''
  const links = everyLink.filter((link) => !rest.includes(link.replace(/^(mailto:|tel:|https?:\/\/)/, '')))
  const email = findEmail(lines, links)
  const from = countryOfText(lines, email)
  const phone = findPhone(lines, links, from ?? country)
  return {
    ...findName(lines, email ?? ''),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...findLinks(lines, links),
    ...findAddress(lines, from),
  }
}

const breakable = /[\w.-]+@[\w.-]*$|(?:https?:\/\/|www\.|linkedin\.com\/|github\.com\/)\S*$/i

/** 'Name:' in a cell of its own, and addresses that were broken where a column ends, with what follows them. */
function wholeLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const whole: ResumeLine[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before && /^[^:]{2,30}:$/.test(before.text)) before.text += ` ${line.text}`
    else {
      const broken = whole
        .slice(-3)
        .findLast(({ text, size }) => size === line.size && isRestOf(text, line.text))
      if (broken) broken.text += line.text
      else whole.push({ ...line })
    }
  }
  return whole
}

/** Whether a line ends within an address that the next one ends. */
function isRestOf(before: string, text: string): boolean {
  if (!breakable.test(before) || !/^[a-z\d._/-]{1,60}$/.test(text)) return false
  const [, domain] = /@([\w.-]*)$/.exec(before) ?? []
  if (domain === undefined) return /[-/_]$/.test(before)
  return /[.-]$/.test(domain) || !domain.includes('.') || /^[a-z\d-]*\.[a-z]{2,}$/.test(text)
}

/** The first address; nobody writes another's before their own. */
function findEmail(lines: readonly ResumeLine[], links: readonly string[]): string | undefined {
  for (const { text } of lines) {
    for (const [found] of text.matchAll(/[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z\d.-]{3,190}/giu)) {
      const address = found.replace(/^[.:'*|/=-]+/, '').replace(/[.-]+$/, '')
      if (isEmail(address)) return address
    }
  }
  const linked = links.find((link) => link.startsWith('mailto:'))
  const address = linked?.slice('mailto:'.length).split('?')[0] ?? ''
  return isEmail(address) ? address : undefined
}
