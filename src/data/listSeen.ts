/** The job list as it was last seen in this tab, with its filters and its page. */
export interface ListSeen {
  note: (address: string) => void
  /** Path and query; null when none was seen. */
  current: () => string | null
}

export function createListSeen(): ListSeen {
  let seen: string | null = null
  return {
    note: (address) => {
      seen = address
    },
    current: () => seen,
  }
}
