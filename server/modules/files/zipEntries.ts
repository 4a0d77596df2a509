import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
/** Highest number of entries; enough for a document with hundreds of images. A file with more is not read. */
const maxEntries = 5000

/** A file in a zip file, as listed in the directory. */
export interface ZipEntry {
  name: string
  isStored: boolean
  isEncrypted: boolean
  /** Compressed size in bytes. */
  size: number
  /** Offset of the entry's local header. */
  headerOffset: number
}

/**
 * Returns the entries of a zip file's directory without decompressing them. Returns none if the file is not a
 * complete zip file, has too many entries, or its directory is incomplete.
 */
export function listZipEntries(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes)
  if (end === undefined) return []
  const count = bytes.readUInt16LE(end + 10)
  let offset = bytes.readUInt32LE(end + 16)
  const endOffset = offset + bytes.readUInt32LE(end + 12)
  if (count > maxEntries || count !== bytes.readUInt16LE(end + 8) || endOffset > end) return []
  const entries: ZipEntry[] = []
  for (let entry = 0; entry < count; entry++) {
    if (offset + 46 > bytes.length || bytes.readUInt32LE(offset) !== entrySignature) return []
    const nameLength = bytes.readUInt16LE(offset + 28)
    entries.push({
      name: bytes.toString('utf8', offset + 46, offset + 46 + nameLength),
      isStored: bytes.readUInt16LE(offset + 10) === 0,
      isEncrypted: (bytes.readUInt16LE(offset + 8) & 1) === 1,
      size: bytes.readUInt32LE(offset + 20),
      headerOffset: bytes.readUInt32LE(offset + 42),
    })
    offset += 46 + nameLength + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32)
  }
  return offset === endOffset ? entries : []
}

/** Returns the content of an entry; undefined if it is encrypted or damaged, or exceeds the budget. */
export function readZipEntry(bytes: Buffer, entry: ZipEntry, budget: Budget): Buffer | undefined {
  const { headerOffset: offset, size, isStored, isEncrypted } = entry
  if (isEncrypted || offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature)
    return undefined
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packedBytes = bytes.subarray(start, start + size)
  try {
    const content = isStored
      ? packedBytes
      : inflateRawSync(packedBytes, { maxOutputLength: Math.max(1, budget.remaining) })
    spendBudget(budget, content.length)
    return content
  } catch {
    return undefined
  }
}

/** Finds the end record, which is followed by at most a comment. */
function findEnd(bytes: Buffer): number | undefined {
  const searchStart = Math.max(0, bytes.length - 22 - 0xffff)
  for (let offset = bytes.length - 22; offset >= searchStart; offset--) {
    if (bytes.readUInt32LE(offset) === endSignature) return offset
  }
  return undefined
}

/** Thrown for a part that cannot be inspected: encrypted, damaged, or too large. */
export class UnreadablePartError extends Error {}

/** A zip file with its entries and its decompression budget. */
export interface OpenZip {
  bytes: Buffer
  entries: readonly ZipEntry[]
  budget: Budget
}

export function hasParts({ entries }: Pick<OpenZip, 'entries'>, neededParts: readonly string[]): boolean {
  return neededParts.every((part) => entries.some(({ name }) => name === part))
}

/** Bytes that may still be inspected or decompressed. A file that exceeds the budget is not checked to its end. */
export interface Budget {
  remaining: number
}

/** Thrown when checking a file exceeds its budget. */
export class BudgetSpentError extends Error {}

/** Creates the budget of one file: about a third of a second of work. The largest accepted file has 2 MB. */
export function createFileBudget(): Budget {
  return { remaining: 32 * 1024 * 1024 }
}

/** @throws BudgetSpentError */
export function spendBudget(budget: Budget, bytes: number): void {
  budget.remaining -= bytes
  if (budget.remaining < 0) throw new BudgetSpentError()
}
