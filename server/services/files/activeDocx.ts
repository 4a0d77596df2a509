import type { FileRefusal } from '../../../src/texts/files'
import { type OpenZip, xmlParts } from './xmlParts'
import { readZipEntry, type ZipEntry, zipEntries } from './zipEntries'

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
