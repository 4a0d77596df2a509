import type { FileRefusal } from '../../../src/texts/files'

/** Words that bring an object of another program, its bytes, or a link to them. */
const objects = /^(object|obj(data|ocx|emb|link|autlink|sub|pub|icemb|html|alias|sect|class|update))$/
const word = /\\(?:'[0-9a-f]{2}|([a-z]+)(-?\d{1,10})?[ ]?|[\s\S])/giy

/** What an RTF file does besides being read, if anything. */
export function activeRtf(bytes: Buffer): FileRefusal | undefined {
  const text = bytes.toString('latin1')
  let at = text.indexOf('\\')
  while (at >= 0) {
    word.lastIndex = at
    const [all = '\\', name = '', number = ''] = word.exec(text) ?? []
    if (objects.test(name)) return 'objects'
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
