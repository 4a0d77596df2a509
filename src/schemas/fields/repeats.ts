import type { Translations } from '../translations/localizeText'
import type { GroupTranslation } from '../translations/translationTypes'

/** How often a group is answered: from 0 to `mostRows` times unless it says otherwise. */
export interface Repeats {
  min?: number
  max?: number
}

/** How often a group of a vacancy's questions is answered: once, unless it says that it is answered in rows. */
export interface RepeatedQuestion {
  /** From `min` to `max` rows; where `min` is 1 or more, so many must be there. */
  repeats?: Repeats
  /** What one row is called, 'Referee'; the group's name unless given. */
  itemLabel?: string
  /** What it is called in other languages than the client's own. */
  translations?: Translations<GroupTranslation>
}

/** Of a group what it says of rows, which one that is answered once does not, and in other languages. */
export function toRepeats({ repeats, itemLabel, translations }: RepeatedQuestion): RepeatedQuestion {
  const said = translations ? { translations } : {}
  if (!repeats) return said
  return { repeats, ...(itemLabel ? { itemLabel } : {}), ...said }
}
