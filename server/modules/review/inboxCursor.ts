import type { PageCursor } from '../../db/pageCursor'
import { isStorableText, readCursor } from '../../http/readCursor'
import type { ApplicationOrder } from './inboxFilters.repository'

/** @throws bad-query if the text is not a valid cursor of this order */
export function readInboxCursor(
  text: string,
  { sortColumn }: Pick<ApplicationOrder, 'sortColumn'>,
): PageCursor {
  return readCursor(text, isId, (value): value is string | number => isValueOf(sortColumn, value))
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 2 ** 31

/** Returns whether the sort column can hold the value. */
function isValueOf(column: ApplicationOrder['sortColumn'], value: unknown): boolean {
  if (column === 'id') return isId(value)
  return column === 'isSentToConnx' ? value === 0 || value === 1 : isStorableText(value)
}
