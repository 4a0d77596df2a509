import type { FieldCondition } from '../fields/fieldCondition'
import type { Translations } from '../translations/localizeText'
import type { QuestionTranslation } from '../translations/translationTypes'
import type { CharacterRule } from './characterRules'
import type { DayBound } from './dayBound'

/** What a vacancy may say of a question beyond its kind: when it is asked, what is taken, how it stands. */
export interface QuestionLogic {
  /** Another question's `name` stands for its field. */
  visibleWhen?: FieldCondition
  requiredWhen?: FieldCondition
  /** The answer to begin with: an option's value, a day as 'YYYY-MM-DD', 'Y' of a tick box. */
  defaultValue?: string
  /** The least and the greatest number. */
  minimum?: number
  maximum?: number
  /** The first and the last day. */
  earliest?: DayBound
  latest?: DayBound
  characters?: CharacterRule
  width?: 'half' | 'full'
  /** What it says in other languages than the client's own. */
  translations?: Translations<QuestionTranslation>
}

/** Of these properties what is said; what is not stays unsaid. */
export function questionLogic(question: QuestionLogic): QuestionLogic {
  const {
    visibleWhen,
    requiredWhen,
    defaultValue,
    minimum,
    maximum,
    earliest,
    latest,
    characters,
    width,
    translations,
  } = question
  const said = Object.entries({
    visibleWhen,
    requiredWhen,
    defaultValue,
    minimum,
    maximum,
    earliest,
    latest,
    characters,
    width,
    translations,
  }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}
