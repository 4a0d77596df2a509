/** The job list as it was last seen in this tab, with its filters and its page. */
export interface LastJobList {
  note: (address: string) => void
  /** Path and query; null when none was seen. */
  current: () => string | null
}

export function createLastJobList(): LastJobList {
  let seen: string | null = null
  return {
    note: (address) => {
      seen = address
    },
    current: () => seen,
  }
}
