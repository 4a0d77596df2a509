import type { OtherLanguage } from '../../texts/language/language'
import type { StateTemplates, TranslatedTemplates } from './applicationState'
import type { CustomState, NamedCustomState } from './customState'

/** A client's message templates and custom states. Absent templates use the defaults. */
export interface ApplicationStateSettings {
  templates?: Partial<StateTemplates>
  translations?: TranslatedTemplates
  states?: CustomState[]
  /** Deleted custom states that the history of applications can still name. */
  deletedStates?: NamedCustomState[]
}

/** GET /api/stateTemplates. */
export interface StoredTemplates {
  templates: StateTemplates
  /** The templates in the other supported languages. */
  translations: Record<OtherLanguage, StateTemplates>
  /** Whether this installation sends mail. */
  sendsMail: boolean
}
