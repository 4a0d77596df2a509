import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'
import { type OpenZip, readZipEntry, xmlParts, type ZipEntry, zipEntries } from './zipEntries'

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

interface Relationship {
  /** The last word of its type, in lower case. */
  type: string
  target: string
  isOutside: boolean
}

/** What a Word document does besides being read, if anything. @throws UnreadablePart, BudgetSpent */
export function activeDocx(zip: OpenZip): FileRefusal | undefined {
  const { entries } = zip
  if (entries.some(({ name }) => /vbaProject|vbaData/i.test(name))) return 'macros'
  if (xmlParts(zip, /^\[Content_Types\]\.xml$/i).some((xml) => /macroEnabled/i.test(xml))) return 'macros'
  const inside = entries.filter(({ name }) => /(^|\/)(embeddings|activeX)\/.|\.xlsx$/i.test(name))
  if (!inside.every((entry) => isChartData(zip, entry))) return 'objects'
  const found = xmlParts(zip, /\.rels$/i).flatMap((xml) => relationships(xml).map(judge))
  const refusal = found.find((one) => one !== undefined)
  return refusal ?? (xmlParts(zip, /\.xml$/i).some(exchangesData) ? 'remote' : undefined)
}

/** The workbook that a chart was made of, without macros or anything else inside. */
function isChartData({ bytes, budget }: OpenZip, entry: ZipEntry): boolean {
  const workbook = /\.xlsx$/i.test(entry.name) ? readZipEntry(bytes, entry, budget) : undefined
  const names = workbook ? zipEntries(workbook).map(({ name }) => name) : []
  return (
    names.includes('xl/workbook.xml') && !names.some((name) => /vbaProject|activeX|embeddings\/./i.test(name))
  )
}

function relationships(xml: string): Relationship[] {
  return [...xml.matchAll(/<[^<>]*\bRelationship\s[^<>]*>/gi)].map(([tag]) => {
    const attribute = (name: string) =>
      new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).join('') ?? ''
    const type = attribute('Type').trim().split('/').at(-1)?.toLowerCase() ?? ''
    return { type, target: attribute('Target').trim(), isOutside: /external/i.test(attribute('TargetMode')) }
  })
}

const programs = ['oleobject', 'control', 'activexcontrolbinary']
const loaded = [...programs, 'attachedtemplate', 'frame', 'subdocument', 'afchunk', 'package', 'externallink']

/** Links to click on and pictures are no part of this: they are met in every other document. */
function judge({ type, target, isOutside }: Relationship): FileRefusal | undefined {
  if (type === 'vbaproject') return 'macros'
  if (isOutside) return loaded.includes(type) && !isOwnMachine(target) ? 'remote' : undefined
  if (programs.includes(type)) return 'objects'
  const mayStandInside = { package: /\.xlsx$/i, afchunk: /\.(x?html?|mht|txt)$/i }[type]
  return mayStandInside && !mayStandInside.test(target) ? 'objects' : undefined
}

/** `file:///C:\…`, which nobody else has: Word names the template of a document so. */
function isOwnMachine(target: string): boolean {
  return /^(file:\/\/\/)?[a-z]:[\\/]|^[^/\\:&%]+$/i.test(target)
}

/** A field that asks another program for data, which may be any command. */
function exchangesData(xml: string): boolean {
  const code = [...xml.matchAll(/<\w+:instrText[^<>]*>([^<]*)|\w:instr\s*=\s*["']([^"']*)/g)]
  return /\bDDE(AUTO)?\b/i.test(code.map(([, text = '', plain = '']) => text + plain).join(''))
}

const scripts = /vnd\.sun\.star\.script:|script:event-listener/i

/** What an OpenDocument text does besides being read, if anything. @throws UnreadablePart, BudgetSpent */
export function activeOdt(zip: OpenZip): FileRefusal | undefined {
  if (zip.entries.some(({ name }) => /^(Basic|Scripts)\//i.test(name))) return 'macros'
  const manifest = xmlParts(zip, /^META-INF\/manifest\.xml$/i).join('')
  if (manifest.includes('encryption-data')) return 'locked'
  if (/oleobject/i.test(manifest)) return 'objects'
  return xmlParts(zip, /(^|\/)(content|styles)\.xml$/i).some((xml) => scripts.test(xml))
    ? 'macros'
    : undefined
}

/** Words that bring an object of another program, its bytes, or a link to them. */
const rtfObjects = /^(object|obj(data|ocx|emb|link|autlink|sub|pub|icemb|html|alias|sect|class|update))$/
const word = /\\(?:'[0-9a-f]{2}|([a-z]+)(-?\d{1,10})?[ ]?|[\s\S])/giy

/** What an RTF file does besides being read, if anything. */
export function activeRtf(bytes: Buffer): FileRefusal | undefined {
  const text = bytes.toString('latin1')
  let at = text.indexOf('\\')
  while (at >= 0) {
    word.lastIndex = at
    const [all = '\\', name = '', number = ''] = word.exec(text) ?? []
    if (rtfObjects.test(name)) return 'objects'
    const behind = at + all.length
    if (name === 'template' && !isLocal(groupText(text, behind))) return 'remote'
    // Bytes as they are: a backslash among them is none.
    at = text.indexOf('\\', behind + (name === 'bin' ? Math.max(0, Number(number)) : 0))
  }
  return undefined
}

/** What stands up to the end of the group, with the characters that are written as numbers. */
function groupText(text: string, from: number): string {
  const group = text.slice(from, from + 2000)
  return group
    .replace(/\\\\/g, '\u0000')
    .replace(/\\u(-?\d+) ?(\\'[0-9a-f]{2}|[^\\])?/gi, (_all, code: string) =>
      String.fromCharCode((Number(code) + 0x10000) % 0x10000),
    )
    .replace(/\\'([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\}[\s\S]*$/, '')
    .replaceAll('\u0000', '\\')
    .trim()
}

/** A file of the writer's own machine, which nobody else has: Word names its template so in every file. */
function isLocal(template: string): boolean {
  return /^([a-z]:\\[^\\/]|[^\\/:]*$)/i.test(template)
}
