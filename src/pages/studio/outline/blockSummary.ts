import { isRecord } from '../../../schemas/clientConfig/checkShape'

/** What tells a block from others of its kind, first. */
const telling = ['title', 'text', 'label', 'heading', 'question', 'name', 'alt']
const longest = 80

/** The first words of a block; undefined where it has none. */
export function blockSummary(block: unknown): string | undefined {
  const words = firstText(block)
  if (words === undefined || words.length <= longest) return words
  return `${words.slice(0, longest)}…`
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/^[#\-\s]+|[*[\]]/g, '').trim() || undefined
  if (Array.isArray(value)) return firstOf(value)
  if (!isRecord(value)) return undefined
  const others = Object.keys(value).filter((key) => Array.isArray(value[key]))
  return firstOf([...telling, ...others].map((key) => value[key]))
}

function firstOf(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const text = firstText(value)
    if (text !== undefined) return text
  }
  return undefined
}
