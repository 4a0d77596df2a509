import type { Node } from 'jsonc-parser'

/** How a file is written: what stands at the end of its lines, and by how much they are indented. */
export interface ConfigLayout {
  eol: string
  unit: string
  /** All of it is one line: no blanks are put in. */
  isCompact: boolean
}

/** Longer lines are broken. */
const longestLine = 110

export function layoutOf(text: string): ConfigLayout {
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    isCompact: !text.trim().includes('\n') && text.trim() !== '{}',
  }
}

export const endOf = ({ offset, length }: Node): number => offset + length

/** The blanks at the beginning of the line that this place stands in. */
export function indentAt(text: string, offset: number): string {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(begin, offset))?.[0] ?? ''
}

/** The blanks right before a place, line breaks included. */
export function gapBefore(text: string, offset: number): string {
  let begin = offset
  while (begin > 0 && ' \t\r\n'.includes(text.charAt(begin - 1))) begin -= 1
  return text.slice(begin, offset)
}

/**
 * A value as text, for a line with this indentation: in one line where the object or list beside it (`likeThis`) is and
 * it fits, else in lines of its own.
 */
export function written(value: unknown, indent: string, layout: ConfigLayout, likeThis: string): string {
  if (layout.isCompact) return JSON.stringify(value)
  if (/^[[{][^\n]{2,}$/.test(likeThis)) {
    const line = inOneLine(value)
    if (indent.length + line.length <= longestLine) return line
  }
  return JSON.stringify(value, null, layout.unit).replaceAll('\n', layout.eol + indent)
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, inside]) => inside !== undefined)
  const inside = entries.map(([key, one]) => `${JSON.stringify(key)}: ${inOneLine(one)}`)
  return inside.length === 0 ? '{}' : `{ ${inside.join(', ')} }`
}
