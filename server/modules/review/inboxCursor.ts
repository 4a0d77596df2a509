import { rulesTexts } from '../../../src/texts/public/form.texts'
import { ProblemError } from '../../problem'
import type { ApplicationOrder, ListPlace, PageCursor } from './inboxFilters.repository'

/** @throws bad-query if the text is not a valid cursor of this order */
export function readCursor(text: string, { sortColumn }: Pick<ApplicationOrder, 'sortColumn'>): PageCursor {
  const [side, value, id] = parts(text)
  if ((side === 'after' || side === 'before') && isId(id) && isValueOf(sortColumn, value)) {
    return { side, value, id }
  }
  throw new ProblemError('bad-query', { errors: [{ path: '/cursor', message: rulesTexts.shape }] })
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 2 ** 31

/** Returns whether the sort column can hold the value. PostgreSQL cannot store text with NUL characters. */
function isValueOf(column: ApplicationOrder['sortColumn'], value: unknown): value is ListPlace['value'] {
  if (column === 'id') return isId(value)
  if (column === 'isSentToConnx') return value === 0 || value === 1
  return typeof value === 'string' && !value.includes('\0')
}

function parts(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
