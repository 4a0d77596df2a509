import type { Translations } from '../translations/localizeText'
import type { GroupTranslation } from '../translations/translationTypes'

/** The number of rows of a repeating group; by default from 0 to `maxRows`. */
export interface RowLimits {
  min?: number
  max?: number
}

/** How a group of a vacancy's questions is answered: once, or in rows if `repeats` is set. */
export interface QuestionGroupSettings {
  /** From `min` to `max` rows; if `min` is at least 1, that many rows are required. */
  repeats?: RowLimits
  /** The name of one row ('Referee'); defaults to the group's name. */
  itemLabel?: string
  /** Translations of the group's texts. */
  translations?: Translations<GroupTranslation>
}

/** Returns the translations of a group and, if it repeats, its row settings. */
export function pickQuestionGroupSettings({
  repeats,
  itemLabel,
  translations,
}: QuestionGroupSettings): QuestionGroupSettings {
  const translationsPart = translations ? { translations } : {}
  if (!repeats) return translationsPart
  return { repeats, ...(itemLabel ? { itemLabel } : {}), ...translationsPart }
}
