import type { OtherLanguage } from '../../texts/language/language'
import type { StateTemplates, TranslatedTemplates } from './applicationState'

/** What a client says about answering those who applied; what is left out is as it comes. */
export interface AnswerSettings {
  templates?: Partial<StateTemplates>
  translations?: TranslatedTemplates
}

/** GET /api/stateTemplates. */
export interface KnownTemplates {
  templates: StateTemplates
  /** The same in every other language that the product speaks. */
  translations: Record<OtherLanguage, StateTemplates>
  /** Whether this installation sends mail. */
  sendsMail: boolean
}
