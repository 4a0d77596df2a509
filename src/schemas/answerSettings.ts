import type { StateTemplates } from './applicationState'

/** What a client says about answering those who applied; what is left out is as it comes. */
export interface AnswerSettings {
  templates?: Partial<StateTemplates>
}

/** GET /api/stateTemplates. */
export interface KnownTemplates {
  templates: StateTemplates
  /** Whether this installation sends mail. */
  sendsMail: boolean
}
