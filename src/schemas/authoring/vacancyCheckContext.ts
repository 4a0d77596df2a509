/** The context in which a vacancy is checked. */
export interface VacancyCheckContext {
  /** ISO 8601 UTC. */
  now: string
  /** When the vacancy will be published, ISO 8601 UTC; absent if it is published now. */
  at?: string | undefined
  /** ISO 3166-1 alpha-2: the country in the client's configuration. */
  country: string
  /** Names of the locations whose addresses are in the client's configuration. */
  places: readonly string[]
}
