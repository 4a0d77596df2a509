/** @param place an ISO 3166 country code; used by checks that depend on the country */
export type CharacterCheck = (text: string, place: string) => boolean

/** The content of a module of checks, by the first part of the rule's name. */
export interface CharacterChecks {
  checks: Record<string, CharacterCheck>
  /** Formats a valid text for display. */
  written?: Record<string, (text: string, place: string) => string>
}
