import type { Node } from 'jsonc-parser'

/** The formatting of a file: its line endings and its indentation. */
export interface ConfigLayout {
  eol: string
  unit: string
  /** True if the file is a single line; no whitespace is added then. */
  isCompact: boolean
}

/** Maximum length of a value on a single line, including indentation. */
const maxLineLength = 110

export function getLayout(text: string): ConfigLayout {
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    isCompact: !text.trim().includes('\n') && text.trim() !== '{}',
  }
}

export const getNodeEnd = ({ offset, length }: Node): number => offset + length

/** Returns the indentation of the line that contains the offset. */
export function getIndentation(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? ''
}

/** Returns the whitespace before an offset, line breaks included. */
export function getWhitespaceBefore(text: string, offset: number): string {
  let start = offset
  while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start -= 1
  return text.slice(start, offset)
}

/**
 * Formats a value for a line with this indentation: on one line if the sibling value `likeThis` is on one line and
 * the result fits, otherwise on several lines.
 */
export function writeValue(value: unknown, indent: string, layout: ConfigLayout, likeThis: string): string {
  if (layout.isCompact) return JSON.stringify(value)
  if (/^[[{][^\n]{2,}$/.test(likeThis)) {
    const line = formatInOneLine(value)
    if (indent.length + line.length <= maxLineLength) return line
  }
  return JSON.stringify(value, null, layout.unit).replaceAll('\n', layout.eol + indent)
}

function formatInOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, child]) => child !== undefined)
  const members = entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatInOneLine(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
