export const workplaceKinds = ['onSite', 'hybrid', 'remote'] as const

/** The workplace type that the vacancy declares; it is never derived from the location. */
export interface Workplace {
  kind: (typeof workplaceKinds)[number]
  /** The countries in which remote workers may live, ISO 3166-1 alpha-2; if empty or absent, the client's country. */
  countries?: string[]
}
