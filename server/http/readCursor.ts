import { rulesTexts } from '../../src/texts/public/form.texts'
import type { PageCursor } from '../db/pageCursor'
import { ProblemError } from '../problem'

/** Decodes a cursor. @throws bad-query if the text is not a cursor whose value and id pass the checks of its list */
export function readCursor<Id>(
  text: string,
  isId: (id: unknown) => id is Id,
  isValue: (value: unknown) => value is string | number,
): PageCursor<Id> {
  const [side, value, id] = decodeCursor(text)
  if ((side === 'after' || side === 'before') && isId(id) && isValue(value)) return { side, value, id }
  throw new ProblemError('bad-query', { errors: [{ path: '/cursor', message: rulesTexts.shape }] })
}

/** Returns whether the value is text without NUL characters, which PostgreSQL cannot store. */
export function isStorableText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0')
}

function decodeCursor(text: string): unknown[] {
  try {
    const decodedValue: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(decodedValue) ? decodedValue : []
  } catch {
    return []
  }
}
