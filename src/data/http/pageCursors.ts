/** The page of a list that was loaded last. */
export interface LoadedPage {
  /** Filters and sort order, serialized. */
  key: string
  page: number
  /** The cursor that the page was requested with; null when it was requested by number. */
  cursor: string | null
  /** Cursors of the previous and the next page. */
  previous: string | null
  next: string | null
}

/**
 * Returns the cursor of a page that is the loaded page or next to it; null for the first page and all other pages, which
 * are requested by number.
 */
export function getCursor(loadedPage: LoadedPage | null, key: string, pageNumber: number): string | null {
  if (loadedPage?.key !== key || pageNumber === 1) return null
  const { page, cursor, previous, next } = loadedPage
  if (pageNumber === page) return cursor
  if (pageNumber === page + 1) return next
  return pageNumber === page - 1 ? previous : null
}
