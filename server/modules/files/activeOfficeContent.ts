import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'
import { findInXml, readFieldCodes, type XmlElement } from './xmlParts'
import { listZipEntries, type OpenZip, readZipEntry, type ZipEntry } from './zipEntries'

const macroStreams = new Set(['_vba_project', '_vba_project_cur', 'vba', 'macros'])
const objectStreams = new Set([
  '\u0001ole10native',
  '\u0001ole10itemname',
  'package',
  '\u0003ocxname',
  'ocxdata',
])
/** Bytes of an entry in the directory of a compound file. */
const entrySize = 128

/** Returns why a Word 97 document is refused for active content or encryption; undefined if it is not. */
export function findCompoundRefusal(bytes: Buffer): FileRefusal | undefined {
  const names = readCompoundNames(bytes)
  if (names.some((name) => macroStreams.has(name))) return 'macros'
  if (names.some((name) => objectStreams.has(name))) return 'objects'
  return names.includes('encryptedpackage') ? 'locked' : undefined
}

/** Returns whether the bytes are a compound file that contains a Word document. */
export function isLegacyWordDocument(bytes: Buffer): boolean {
  const isCompound = bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  return isCompound && readCompoundNames(bytes).includes('worddocument')
}

/**
 * Returns the names in a compound file's directory, in lower case. Scans for directory entries instead of parsing
 * the directory: each entry begins at a multiple of its size, and contains the name, the name's length in bytes and a
 * kind.
 */
function readCompoundNames(bytes: Buffer): string[] {
  const names: string[] = []
  for (let offset = 512; offset + entrySize <= bytes.length; offset += entrySize) {
    const length = bytes.readUInt16LE(offset + 64)
    const kind = bytes[offset + 66] ?? 0
    const isDirectoryEntry = length >= 4 && length <= 64 && length % 2 === 0 && [1, 2, 5].includes(kind)
    if (isDirectoryEntry) names.push(bytes.toString('utf16le', offset, offset + length - 2).toLowerCase())
  }
  return names
}

interface Relationship {
  /** The last segment of the relationship type, in lower case. */
  type: string
  target: string
  isExternal: boolean
}

/** Returns why a Word document is refused for active content; undefined if it has none. @throws UnreadablePartError */
export function findDocxRefusal(zip: OpenZip): FileRefusal | undefined {
  const { entries } = zip
  if (entries.some(({ name }) => /vbaProject|vbaData/i.test(name))) return 'macros'
  if (findInXml(zip, /^\[Content_Types\]\.xml$/i, isMacroType)) return 'macros'
  const embeddedEntries = entries.filter(({ name }) => /(^|\/)(embeddings|activeX)\/.|\.xlsx$/i.test(name))
  if (!embeddedEntries.every((entry) => isChartData(zip, entry))) return 'objects'
  return findInXml(zip, /\.rels$/i, checkRelationship) ?? (hasDataExchangeField(zip) ? 'remote' : undefined)
}

/** Returns true if an attribute value matches, else undefined, as `findInXml` expects. */
function hasValue({ attributes }: XmlElement, pattern: RegExp): true | undefined {
  return Object.values(attributes).some((value) => pattern.test(value)) || undefined
}

const isMacroType = (element: XmlElement) => hasValue(element, /macroEnabled/i)

/** Returns whether the entry is a workbook without macros or embedded objects, such as the data of a chart. */
function isChartData({ bytes, budget }: OpenZip, entry: ZipEntry): boolean {
  const workbook = /\.xlsx$/i.test(entry.name) ? readZipEntry(bytes, entry, budget) : undefined
  const names = workbook ? listZipEntries(workbook).map(({ name }) => name) : []
  return (
    names.includes('xl/workbook.xml') && !names.some((name) => /vbaProject|activeX|embeddings\/./i.test(name))
  )
}

function checkRelationship({ name, attributes }: XmlElement): FileRefusal | undefined {
  if (name !== 'relationship') return undefined
  const { type = '', target = '', targetmode = '' } = attributes
  return findRelationshipRefusal({
    type: type.trim().split('/').at(-1)?.toLowerCase() ?? '',
    target: target.trim(),
    isExternal: /external/i.test(targetmode),
  })
}

/** Types of relationships to programs; the others below can load content from elsewhere. */
const programTypes = ['oleobject', 'control', 'activexcontrolbinary']
const activeTypes = [
  ...programTypes,
  'attachedtemplate',
  'frame',
  'subdocument',
  'afchunk',
  'package',
  'externallink',
]

/** Hyperlinks and images are allowed: they occur in ordinary documents. */
function findRelationshipRefusal({ type, target, isExternal }: Relationship): FileRefusal | undefined {
  if (type === 'vbaproject') return 'macros'
  if (isExternal) return activeTypes.includes(type) && !isLocalPath(target) ? 'remote' : undefined
  if (programTypes.includes(type)) return 'objects'
  const allowedTarget = { package: /\.xlsx$/i, afchunk: /\.(x?html?|mht|txt)$/i }[type]
  return allowedTarget && !allowedTarget.test(target) ? 'objects' : undefined
}

/**
 * Returns whether the target is a path on the author's machine, such as `file:///C:\…`, or only a name. Word refers to
 * a document's template that way.
 */
function isLocalPath(target: string): boolean {
  return /^(file:\/\/\/)?[a-z]:[\\/]|^[^/\\:&%]+$/i.test(target)
}

/** Returns whether a field requests data from another program (DDE), which can run any command. */
function hasDataExchangeField(zip: OpenZip): boolean {
  const parts = zip.entries.filter(({ name }) => /\.xml$/i.test(name))
  return parts.some((part) => /\bDDE(AUTO)?\b/i.test(readFieldCodes(zip, part)))
}

/**
 * Returns why an OpenDocument text is refused for active content or encryption; undefined if it is not.
 * @throws UnreadablePartError
 */
export function findOdtRefusal(zip: OpenZip): FileRefusal | undefined {
  if (zip.entries.some(({ name }) => /^(Basic|Scripts)\//i.test(name))) return 'macros'
  const refusal = findInXml(zip, /^META-INF\/manifest\.xml$/i, checkManifest)
  return refusal ?? findInXml(zip, /(^|\/)(content|styles)\.xml$/i, checkOdtElement)
}

function checkManifest(element: XmlElement): FileRefusal | undefined {
  if (element.name === 'encryption-data') return 'locked'
  return hasValue(element, /oleobject/i) && 'objects'
}

function checkOdtElement(element: XmlElement): FileRefusal | undefined {
  const hasScriptCall = element.name === 'event-listener' || hasValue(element, /vnd\.sun\.star\.script:/i)
  return hasScriptCall ? 'macros' : undefined
}
