export const workplaceKinds = ['onSite', 'hybrid', 'remote'] as const

/** Where the work is done, as the vacancy declares it; nothing is concluded from its location. */
export interface Workplace {
  kind: (typeof workplaceKinds)[number]
  /** Where the people who work remotely may live, ISO 3166-1 alpha-2; empty or left out: the client's country. */
  countries?: string[]
}
