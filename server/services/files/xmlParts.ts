import type { Budget } from './budget'
import { readZipEntry, type ZipEntry } from './zipEntries'

/** A part that can't be looked into: encrypted, damaged, or too large. */
export class UnreadablePart extends Error {}

/** A zip file with its directory, and how much of it may be unpacked. */
export interface OpenZip {
  bytes: Buffer
  entries: readonly ZipEntry[]
  budget: Budget
}

export function hasParts({ entries }: Pick<OpenZip, 'entries'>, needed: readonly string[]): boolean {
  return needed.every((part) => entries.some(({ name }) => name === part))
}

/** The XML of every part of such a name, characters that are written as numbers in plain. @throws UnreadablePart */
export function xmlParts({ bytes, entries, budget }: OpenZip, name: RegExp): string[] {
  return entries
    .filter((entry) => name.test(entry.name))
    .map((entry) => {
      const content = readZipEntry(bytes, entry, budget)
      if (content === undefined) throw new UnreadablePart()
      return decoded(content).replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi, (_all, hex, number) =>
        String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(number)),
      )
    })
}

/** XML is UTF-8, or UTF-16 with a mark or zeros that give it away. */
function decoded(content: Buffer): string {
  const [first = 0, second = 0] = content
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(content)
  const isLittle = (first === 0xff && second === 0xfe) || second === 0
  return isLittle ? content.toString('utf16le') : content.toString('utf8')
}
