/** What a vacancy is judged with. */
export interface VacancyCheckContext {
  /** ISO 8601 UTC. */
  now: string
  /** When it is to be published, if not now. */
  at?: string | undefined
  /** ISO 3166-1 alpha-2: the client's, as its configuration says. */
  country: string
  /** Names of locations whose addresses the client's configuration has. */
  places: readonly string[]
}
