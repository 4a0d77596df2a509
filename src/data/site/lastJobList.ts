/** The address of the job list as last seen in this tab, with its filters and page. */
export interface LastJobList {
  note: (address: string) => void
  /** Path and query; null when no list was seen yet. */
  current: () => string | null
}

export function createLastJobList(): LastJobList {
  let lastAddress: string | null = null
  return {
    note: (address) => {
      lastAddress = address
    },
    current: () => lastAddress,
  }
}
