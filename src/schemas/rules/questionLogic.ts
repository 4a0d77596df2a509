import type { FieldCondition } from '../fields/fieldCondition'
import type { Translations } from '../translations/localizeText'
import type { QuestionTranslation } from '../translations/translationTypes'
import type { CharacterRule } from './characterRules'
import type { DayBound } from './dayBound'

/** Optional properties of a vacancy's question beyond its kind: conditions, bounds, default answer and layout. */
export interface QuestionLogic {
  /** Conditions refer to other questions by their `name`. */
  visibleWhen?: FieldCondition
  requiredWhen?: FieldCondition
  /** The initial answer: an option's value, a day as 'YYYY-MM-DD', or 'Y' for a tick box. */
  defaultValue?: string
  /** The smallest and the largest valid number. */
  minimum?: number
  maximum?: number
  /** The first and the last valid day. */
  earliest?: DayBound
  latest?: DayBound
  characters?: CharacterRule
  width?: 'half' | 'full'
  /** Translations of the question's texts. */
  translations?: Translations<QuestionTranslation>
}

/** Picks these properties from a question; undefined properties are left out. */
export function pickQuestionLogic(question: QuestionLogic): QuestionLogic {
  const entries = logicKeys.map((key) => [key, question[key]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const logicKeys = [
  ...(['visibleWhen', 'requiredWhen', 'defaultValue', 'minimum', 'maximum'] as const),
  ...(['earliest', 'latest', 'characters', 'width', 'translations'] as const),
]
