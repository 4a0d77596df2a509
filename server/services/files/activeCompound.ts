import type { FileRefusal } from '../../../src/texts/files'

const macros = new Set(['_vba_project', '_vba_project_cur', 'vba', 'macros'])
const objects = new Set(['\u0001ole10native', '\u0001ole10itemname', 'package', '\u0003ocxname', 'ocxdata'])
const entrySize = 128

/** What a Word 97 document does besides being read, if anything. */
export function activeCompound(bytes: Buffer): FileRefusal | undefined {
  const names = compoundNames(bytes)
  if (names.some((name) => macros.has(name))) return 'macros'
  if (names.some((name) => objects.has(name))) return 'objects'
  return names.includes('encryptedpackage') ? 'locked' : undefined
}

/** A compound file that holds a Word document. */
export function isWord97(bytes: Buffer): boolean {
  const isCompound = bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  return isCompound && compoundNames(bytes).includes('worddocument')
}

/**
 * The names in a compound file's directory, in lower case: they are found so. Wherever that stands, its entries of 128 bytes begin at a multiple of that,
 * with the name and, behind it, the name's length in bytes and a kind.
 */
function compoundNames(bytes: Buffer): string[] {
  const names: string[] = []
  for (let at = 512; at + entrySize <= bytes.length; at += entrySize) {
    const length = bytes.readUInt16LE(at + 64)
    const kind = bytes[at + 66] ?? 0
    const isEntry = length >= 4 && length <= 64 && length % 2 === 0 && [1, 2, 5].includes(kind)
    if (isEntry) names.push(bytes.toString('utf16le', at, at + length - 2).toLowerCase())
  }
  return names
}
