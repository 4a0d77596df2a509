/** Where an application stands among those of the list's page. */
export interface Neighbours {
  previous: number | null
  next: number | null
  /** From 1; null when it is not on this page. */
  place: number | null
  of: number
}

export function neighboursOf(ids: readonly number[], id: number | null): Neighbours {
  const at = id === null ? -1 : ids.indexOf(id)
  return {
    previous: at > 0 ? (ids[at - 1] ?? null) : null,
    // One that has left the list, or none at all, is followed by the first.
    next: ids[at + 1] ?? null,
    place: at < 0 ? null : at + 1,
    of: ids.length,
  }
}
