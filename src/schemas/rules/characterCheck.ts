/** @param place an ISO 3166 country, where the check needs one */
export type CharacterCheck = (text: string, place: string) => boolean

/** What a module of checks brings: each by the first word of its rules' names. */
export interface CharacterChecks {
  checks: Record<string, CharacterCheck>
  /** How a text that passes is written where it is read. */
  written?: Record<string, (text: string, place: string) => string>
}
