/** Previous and next application on the current page of the list. */
export interface Neighbours {
  previous: number | null
  next: number | null
  /** Position on the page, from 1; null if the application is not on this page. */
  place: number | null
  of: number
}

export function findNeighbours(ids: readonly number[], id: number | null): Neighbours {
  const at = id === null ? -1 : ids.indexOf(id)
  return {
    previous: at > 0 ? (ids[at - 1] ?? null) : null,
    // If the open application is not in the list, the first row is next.
    next: ids[at + 1] ?? null,
    place: at < 0 ? null : at + 1,
    of: ids.length,
  }
}
