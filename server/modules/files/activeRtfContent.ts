import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'

/** Control words that embed an object of another program, its data, or a link to it. */
const objects = /^(object|obj(data|ocx|emb|link|autlink|sub|pub|icemb|html|alias|sect|class|update))$/
const controlWord = /\\(?:'[0-9a-f]{2}|([a-z]+)(-?\d{1,10})?[ ]?|[\s\S])/giy
/** Matches the rest of a group that contains only a name, whose characters may be written as numbers. */
const name = /((?:[^\\{}]|\\\\|\\'[0-9a-f]{2}|\\u-?\d{1,6}(?!\d)){0,2000})\}/giy

/** Returns why an RTF file is refused for active content; undefined if it has none. Reads each byte only once. */
export function findActiveRtf(bytes: Buffer): FileRefusal | undefined {
  const text = bytes.toString('latin1')
  let index = text.indexOf('\\')
  while (index >= 0) {
    controlWord.lastIndex = index
    const [all = '\\', control = '', number = ''] = controlWord.exec(text) ?? []
    if (objects.test(control)) return 'objects'
    index += all.length
    if (control === 'template') {
      name.lastIndex = index
      const template = name.exec(text)
      if (!template || !isLocal(decodeRtf(template[1] ?? ''))) return 'remote'
      index = name.lastIndex
    }
    // The bytes after `\bin` are data: a backslash among them starts no control word.
    if (control === 'bin') index += Math.max(0, Number(number))
    index = text.indexOf('\\', index)
  }
  return undefined
}

function decodeRtf(text: string): string {
  return text
    .replace(/\\\\|\\'([0-9a-f]{2})|\\u(-?\d{1,6}) ?\??/gi, (_all, hex?: string, code?: string) => {
      if (hex) return String.fromCharCode(Number.parseInt(hex, 16))
      return code ? String.fromCharCode((Number(code) + 0x10000) % 0x10000) : '\\'
    })
    .trim()
}

/** Returns whether the template is a path on the author's machine. Word refers to a document's template that way. */
function isLocal(template: string): boolean {
  return /^([a-z]:\\[^\\/]|[^\\/:]*$)/i.test(template)
}
