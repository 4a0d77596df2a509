/** A row of a sorted list: its value in the sort column, and its id. */
export interface CursorPosition<Id = number> {
  value: string | number
  id: Id
}

/** Where a page starts: after the last row of the page before it, or before the first row of the page after it. */
export interface PageCursor<Id = number> extends CursorPosition<Id> {
  side: 'after' | 'before'
}

/** Encodes a cursor for a URL. It stays valid when its row is erased or leaves the list. */
export function encodeCursor({ side, value, id }: PageCursor<number | string>): string {
  return Buffer.from(JSON.stringify([side, value, id])).toString('base64url')
}
