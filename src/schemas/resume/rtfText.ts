import { getLines, maxCharacters, ResumeError, type ResumeText } from './resumeText'

/** Maximum nesting depth of groups. Word processors produce about a dozen levels. */
const maxDepth = 200_000
/** Groups that contain no text of the document. */
const skippedDestinations = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'generator',
])
const textByControlWord: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  page: '\n',
  sect: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '-',
  endash: '-',
  lquote: "'",
  rquote: "'",
  bullet: '•',
  '~': ' ',
  _: '-',
}
const tokenPattern = /\\([a-z]+)(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

interface Group {
  /** False for a group without text of the document. */
  isDocumentText: boolean
  /** True for a field instruction, which may contain the target of a link. */
  isLink: boolean
  /** Number of fallback characters after a `\u`, for readers without Unicode support. */
  fallbackLength: number
}

/** Extracts the text of a Rich Text Format document (RTF 1.9). @throws ResumeError if groups are nested too deeply */
export function readRtfText(bytes: Uint8Array): ResumeText {
  const source = new TextDecoder('windows-1252').decode(bytes)
  const decodeByte = createCodePageDecoder(source)
  const groups: Group[] = []
  let group: Group = { isDocumentText: true, isLink: false, fallbackLength: 1 }
  // `skipCount` is the number of fallback characters that still have to be skipped.
  let [text, link, skipCount, binaryLength] = ['', '', 0, 0]
  const links: string[] = []
  const write = (run: string) => {
    const visibleRun = run.slice(skipCount)
    skipCount = Math.max(0, skipCount - run.length)
    if (group.isLink) link += visibleRun
    else if (group.isDocumentText) text += visibleRun
  }
  for (const [, word, number, hex, sign, brace, plainText] of getTokens(source, () => binaryLength)) {
    if (text.length > maxCharacters) break
    if (brace === '{') {
      if (groups.length >= maxDepth) throw new ResumeError('damaged')
      groups.push(group)
      group = { ...group }
    } else if (brace === '}') {
      const isInsideLink = group.isLink
      group = groups.pop() ?? group
      if (isInsideLink && !group.isLink) {
        links.push(...(link.match(/(?:https?:|mailto:|tel:)[^"\s]+/) ?? []))
        link = ''
      }
      skipCount = 0
    } else if (hex) write(decodeByte(Number.parseInt(hex, 16)))
    else if (plainText) write(plainText)
    else if (sign === '*') group.isDocumentText = false
    else if (sign) write(textByControlWord[sign] ?? sign)
    else if (word === 'u') {
      write(String.fromCharCode((Number(number) + 0x10000) % 0x10000))
      skipCount = group.fallbackLength
    } else if (word === 'uc') group.fallbackLength = Number(number ?? 1)
    else if (word === 'bin') binaryLength = Math.max(0, Number(number))
    else if (word === 'fldinst') group.isLink = true
    else if (word && skippedDestinations.has(word)) group.isDocumentText = false
    else if (word && Object.hasOwn(textByControlWord, word)) write(textByControlWord[word] ?? '')
  }
  return { lines: getLines(text), links }
}

/** Yields the tokens, without the binary data that follows a `\bin`. */
function* getTokens(source: string, getBinaryLength: () => number): Generator<RegExpExecArray> {
  const tokens = new RegExp(tokenPattern)
  for (let match = tokens.exec(source); match; match = tokens.exec(source)) {
    yield match
    if (match[1] === 'bin') tokens.lastIndex += getBinaryLength()
  }
}

/** Returns a decoder for single bytes of the code page that the document names. */
function createCodePageDecoder(source: string): (byte: number) => string {
  const page = /\\ansicpg(\d{3,5})/.exec(source)?.[1] ?? '1252'
  const knownCodePages = ['874', '1250', '1251', '1252', '1253', '1254', '1255', '1256', '1257', '1258']
  const decoder = new TextDecoder(`windows-${knownCodePages.includes(page) ? page : '1252'}`)
  return (byte) => decoder.decode(Uint8Array.of(byte))
}
