import type { OtherLanguage } from '../../texts/language/language'
import type { StateTemplates, TranslatedTemplates } from './applicationState'

/** A client's message templates. Absent templates use the defaults. */
export interface AnswerSettings {
  templates?: Partial<StateTemplates>
  translations?: TranslatedTemplates
}

/** GET /api/stateTemplates. */
export interface StoredTemplates {
  templates: StateTemplates
  /** The templates in the other supported languages. */
  translations: Record<OtherLanguage, StateTemplates>
  /** Whether this installation sends mail. */
  sendsMail: boolean
}
