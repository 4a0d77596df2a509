import type { Translations } from '../translations/localizeText'
import type { GroupTranslation } from '../translations/translationTypes'

/** The number of rows of a repeating group; by default from 0 to `maxRows`. */
export interface Repeats {
  min?: number
  max?: number
}

/** The repetition of a group of a vacancy's questions; it is answered once unless `repeats` is set. */
export interface RepeatedQuestion {
  /** From `min` to `max` rows; if `min` is at least 1, that many rows are required. */
  repeats?: Repeats
  /** The name of one row ('Referee'); defaults to the group's name. */
  itemLabel?: string
  /** Translations of the group's texts. */
  translations?: Translations<GroupTranslation>
}

/** Returns the translations of a group and, if it repeats, its row settings. */
export function pickRowSettings({ repeats, itemLabel, translations }: RepeatedQuestion): RepeatedQuestion {
  const translationsPart = translations ? { translations } : {}
  if (!repeats) return translationsPart
  return { repeats, ...(itemLabel ? { itemLabel } : {}), ...translationsPart }
}
