import { inflateRawSync } from 'node:zlib'
import { type Budget, spend } from './parseBudget'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
/** Of a document with hundreds of pictures; a file with more is not read at all. */
const mostEntries = 5000

/** A file in a zip file, as the directory has it. */
export interface ZipEntry {
  name: string
  isStored: boolean
  isEncrypted: boolean
  /** Bytes as they are packed. */
  size: number
  /** Where it begins. */
  at: number
}

/**
 * What a zip file's directory lists, which nothing is unpacked for; none when it is not a whole zip file, lists too much,
 * or holds back a part of its list.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes)
  if (end === undefined) return []
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const behind = at + bytes.readUInt32LE(end + 12)
  if (count > mostEntries || count !== bytes.readUInt16LE(end + 8) || behind > end) return []
  const entries: ZipEntry[] = []
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return []
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      isStored: bytes.readUInt16LE(at + 10) === 0,
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return at === behind ? entries : []
}

/** What an entry holds; undefined when it can't be unpacked, or not within the budget. */
export function readZipEntry(bytes: Buffer, entry: ZipEntry, budget: Budget): Buffer | undefined {
  const { at, size, isStored, isEncrypted } = entry
  if (isEncrypted || at + 30 > bytes.length || bytes.readUInt32LE(at) !== localSignature) return undefined
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(from, from + size)
  try {
    const content = isStored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, budget.left) })
    spend(budget, content.length)
    return content
  } catch {
    return undefined
  }
}

/** The end record stands at most a comment's length before the end of the file. */
function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= first; at--) {
    if (bytes.readUInt32LE(at) === endSignature) return at
  }
  return undefined
}

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
