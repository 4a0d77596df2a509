/** Previous and next application on the current page of the list. */
export interface Neighbours {
  previous: number | null
  next: number | null
  /** Position on the page, from 1; null if the application is not on this page. */
  place: number | null
  total: number
}

export function findNeighbours(ids: readonly number[], id: number | null): Neighbours {
  const index = id === null ? -1 : ids.indexOf(id)
  return {
    previous: index > 0 ? (ids[index - 1] ?? null) : null,
    // If the open application is not in the list, the first row is next.
    next: ids[index + 1] ?? null,
    place: index < 0 ? null : index + 1,
    total: ids.length,
  }
}
