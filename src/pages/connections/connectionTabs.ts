/** The parts of the connections. Each has an address; only the first has that of the page. */
export const connectionTabs = ['office', 'deliveries', 'keys', 'embedding'] as const

export type ConnectionTab = (typeof connectionTabs)[number]

/** Returns the tab of an address; the first if it names none. */
export function readConnectionTab(part: string | undefined): ConnectionTab {
  return connectionTabs.find((tab) => tab === part) ?? 'office'
}
