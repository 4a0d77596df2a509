import type { ResumeLine } from './resumeText'

/** The parts of the postal address that were found. */
export interface ResumeAddress {
  street?: string
  suburb?: string
  postcode?: string
  stateCode?: string
  countryCode?: string
}

const maxLines = 40
const townPattern = "\\p{L}[\\p{L}\\p{M} .'/-]{1,40}"
const streetPatterns: readonly RegExp[] = [
  /^(?:[\p{L}\p{M}.'-]+ ){0,3}[\p{L}\p{M}.-]*(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer) ?\d{1,4} ?[a-z]?$/iu,
  /^(?:am|an der|im|in der|auf dem|zum|zur) [\p{L}\p{M} .-]{3,40} \d{1,4} ?[a-z]?$/iu,
  /^\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd|place|chemin|allée|impasse|quai|cours) .{2,60}$/iu,
  /^(?:(?:unit|flat|apt\.?) ?\w{1,5},? )?\d{1,5}(?:\/\d{1,4})?[a-z]?,? (?:[\p{L}\p{M}\d.'-]+ ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|terrace|tce|crescent|cres|boulevard|blvd|way|close|parade|pde)\.?$/iu,
  /^(?:\d{1,5} ?[,،]? ?)?شارع [\p{L}\p{M} ]{2,50}(?: \d{1,5})?$/u,
]
/** Postcode before the town, as in most of Europe. */
const codeFirstPattern = new RegExp(`^(?:[A-Z]{1,2}-)?(?<postcode>\\d{4,5}) (?<suburb>${townPattern})$`, 'u')
const australianPattern = new RegExp(
  `^(?<suburb>${townPattern}?),? (?<stateCode>NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? (?<postcode>\\d{4})$`,
  'u',
)
const americanPattern = new RegExp(
  `^(?<suburb>${townPattern}), [A-Z]{2} (?<postcode>\\d{5}(?:-\\d{4})?)$`,
  'u',
)
const britishPattern = new RegExp(
  `^(?<suburb>${townPattern}?),? (?<postcode>[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`,
  'u',
)
/** Postcode after the town, as in Arabic addresses. */
const codeLastPattern = /^(?<suburb>[\p{Script=Arabic} ]{2,40}?),? (?<postcode>\d{5})$/u

/**
 * Finds the address. A town is only accepted with its postcode, and a street only close to both.
 * @param country ISO 3166 code of the country of residence, if it is known
 */
export function findAddress(lines: readonly ResumeLine[], country: string | undefined): ResumeAddress {
  const parts = lines.slice(0, maxLines).map(({ text }) => getParts(text))
  const townIndex = parts.findIndex((row) => row.some((_, index) => findTown(row, index)))
  const countryPart = country ? { countryCode: country } : {}
  const row = parts[townIndex]
  if (!row) return countryPart
  const town = row.map((_, index) => findTown(row, index)).find((address) => address)
  const street = [
    row,
    ...parts.slice(Math.max(0, townIndex - 3), townIndex).toReversed(),
    ...parts.slice(townIndex + 1, townIndex + 3),
  ]
    .flatMap(withAdjacentPairs)
    .find(isStreet)
  return { ...(street ? { street } : {}), ...town, ...countryPart }
}

function isStreet(part: string): boolean {
  return streetPatterns.some((street) => street.test(part))
}

/** Returns the parts of a line, and each pair of adjacent parts: '3 bis, avenue du Parc'. */
function withAdjacentPairs(row: readonly string[]): string[] {
  return [...row, ...row.slice(1).map((part, index) => `${row[index]}, ${part}`)]
}

function getParts(text: string): string[] {
  const address = text.replace(/^(address|adresse|anschrift|العنوان)\s*:\s*/i, '')
  return address.split(/ ?[,،|·•] ?/).filter((part) => part !== '')
}

/** Finds town and postcode in one part of a line or in two adjacent parts. */
function findTown(row: readonly string[], index: number): ResumeAddress | undefined {
  const [item = '', next = ''] = row.slice(index)
  for (const [text, pattern] of [
    [item, codeFirstPattern],
    [item, australianPattern],
    [`${item}, ${next}`, australianPattern],
    [`${item}, ${next}`, americanPattern],
    [item, britishPattern],
    [`${item}, ${next}`, britishPattern],
    [item, codeLastPattern],
    [`${item}, ${next}`, codeLastPattern],
  ] as const) {
    const addressParts = pattern.exec(text)?.groups
    if (addressParts && !isStreet(addressParts.suburb ?? '')) return { ...addressParts }
  }
  return undefined
}
