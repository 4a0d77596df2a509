import { SaxesParser } from 'saxes'
import { type OpenZip, readZipEntry, UnreadablePartError, type ZipEntry } from './zipEntries'

/** An XML element: names in lower case without their prefix. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

interface XmlEvents {
  open?: (element: XmlElement) => void
  close?: (name: string) => void
  /** Set only while text is needed, because a document may consist of text only. */
  text?: (text: string) => void
}

/**
 * Checks the elements of all parts whose names match. @returns the first finding; undefined if there is none
 * @throws UnreadablePartError
 */
export function findInXml<Finding>(
  zip: OpenZip,
  name: RegExp,
  check: (element: XmlElement) => Finding | undefined,
): Finding | undefined {
  let finding: Finding | undefined
  const handleOpenTag = (element: XmlElement) => {
    finding ??= check(element)
  }
  for (const part of zip.entries.filter((entry) => name.test(entry.name)))
    readXml(zip, part, { open: handleOpenTag })
  return finding
}

/** Maximum number of characters of a part's field codes; a real document has a few hundred. */
const maxCodesLength = 100_000

/** Returns the field codes of a part, which Word may split into several elements. @throws UnreadablePartError */
export function readFieldCodes(zip: OpenZip, part: ZipEntry): string {
  let codes = ''
  const addCodes = (text: string) => {
    if (codes.length + text.length > maxCodesLength) throw new UnreadablePartError()
    codes += text
  }
  const xmlEvents: XmlEvents = {
    open: ({ name, attributes }) => {
      if (name === 'instrtext') xmlEvents.text = addCodes
      else if (name === 'fldsimple') addCodes(` ${attributes.instr ?? ''} `)
    },
    close: (name) => {
      if (name === 'instrtext') delete xmlEvents.text
    },
  }
  readXml(zip, part, xmlEvents)
  return codes
}

const ampersand = 0x26
/** Highest number of `&…;` references in a part; the parser stores each separately until its text ends. */
const maxReferences = 500_000

function countByte(bytes: Buffer, byte: number): number {
  let count = 0
  for (let index = bytes.indexOf(byte); index >= 0; index = bytes.indexOf(byte, index + 1)) count += 1
  return count
}

/**
 * Parses a part. Resolves only the predefined entities of XML.
 * @throws UnreadablePartError if it cannot be decompressed, is not well-formed, or has a doctype or too many references
 */
function readXml({ bytes, budget }: OpenZip, part: ZipEntry, events: XmlEvents): void {
  const content = readZipEntry(bytes, part, budget)
  if (content === undefined) throw new UnreadablePartError()
  if (content.length === 0) return
  if (countByte(content, ampersand) > maxReferences) throw new UnreadablePartError()
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new UnreadablePartError()
  })
  parser.on('opentag', ({ name, attributes }) => {
    events.open?.({ name: toLocalName(name), attributes: withLocalNames(attributes) })
    updateTextHandler()
  })
  parser.on('closetag', ({ name }) => {
    events.close?.(toLocalName(name))
    updateTextHandler()
  })
  const updateTextHandler = () => {
    if (events.text) parser.on('text', events.text)
    else parser.off('text')
  }
  try {
    parser.write(decodeXml(content)).close()
  } catch {
    throw new UnreadablePartError()
  }
}

function toLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

function withLocalNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toLocalName(name), value]))
}

/** Decodes UTF-8, or UTF-16 recognized by a byte order mark or zero bytes. */
function decodeXml(content: Buffer): string {
  const [first = 0, second = 0] = content
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(content)
  const isLittleEndian = (first === 0xff && second === 0xfe) || second === 0
  return new TextDecoder(isLittleEndian ? 'utf-16le' : 'utf-8').decode(content)
}
