/** Number of rows per page of the job list. */
export const jobPageSize = 10
/** The page size on narrow screens, which shows all rows at once [JL-15]. */
export const allRowsPageSize = 99999

/** Returns the number of the last page; at least 1, even for an empty list. */
export function getLastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

/** Returns the page of the query if it is a whole number from 1 to the last page, otherwise 1 [RT-17]. */
export function parsePage(text: string | null, lastPage: number): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return 1
  const page = Number(text)
  return page >= 1 && page <= lastPage ? page : 1
}

export function getPageRows<Row>(rows: readonly Row[], page: number, pageSize: number): Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize)
}

/**
 * Returns the page buttons to show: numbers in order, and null for hidden pages (an ellipsis). First, last and
 * current page are always included; there are never more than 6 numbers, and none if there is only one page [JL-14].
 */
export function getPageButtons(page: number, lastPage: number): (number | null)[] {
  if (lastPage <= 1) return []
  if (lastPage <= 6) return getRange(1, lastPage)
  if (page <= 4) return [...getRange(1, 5), null, lastPage]
  if (page >= lastPage - 3) return [1, null, ...getRange(lastPage - 4, lastPage)]
  return [1, null, ...getRange(page - 1, page + 1), null, lastPage]
}

function getRange(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
