import type { Language, OtherLanguage } from '../../texts/language/language'
import { getTranslation, type Translations } from '../translations/localizeText'

/** The product's states that a company can set. */
export const builtInStates = ['received', 'in review', 'interview', 'not this time', 'hired'] as const
export type BuiltInState = (typeof builtInStates)[number]

/** Id of a state that a client added: a `CustomState`. */
export type CustomStateId = `custom-${string}`

/** Matches a `CustomStateId`. */
export const customStateIdPattern = '^custom-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

export function isCustomStateId(state: string): state is CustomStateId {
  return state.startsWith('custom-')
}

/** The states that a company can set. */
export type AssignableState = BuiltInState | CustomStateId

/** The states that a company can set, and 'withdrawn', which the applicant sets. */
export type ApplicationState = AssignableState | 'withdrawn'

/** The built-in states without a decision: applicants who were promised an answer are still waiting for it. */
export const undecidedStates = ['received', 'in review'] as const satisfies readonly BuiltInState[]

/** How the applicant learns of a state change: by mail and on the status page, or on the status page only. */
export const notificationMethods = ['mail', 'link'] as const
export type NotificationMethod = (typeof notificationMethods)[number]

/** Delay of the mail about a state change, during which the change can be undone without the applicant noticing. */
export const stateMailDelayMs = 60_000

/** The message template of a state. Placeholders such as `{job}` mark the parts that differ between applications. */
export interface StateTemplate {
  subject: string
  /** Paragraphs, separated by empty lines. */
  text: string
}

export type StateTemplates = Record<BuiltInState, StateTemplate>

/** The available translations of the message templates. */
export type TranslatedTemplates = Partial<Record<OtherLanguage, Partial<StateTemplates>>>

/** A message template with its translations for applicants who used another language. */
export interface LocalizedTemplate extends StateTemplate {
  translations?: Translations<StateTemplate>
}

/** One state change of an application. */
export interface StateChange {
  /** ISO 8601 UTC. */
  at: string
  /** The username of the user who made the change; null for the back-office. */
  by: string | null
  state: ApplicationState
  told: NotificationMethod
  /** The message to the applicant; null if there was none or it was retracted. */
  words: string | null
}

/** POST /api/applicationStates: the result for one application. */
export interface StateResult {
  applicationId: number
  /**
   * `not-found` includes applications that were erased in the meantime. `withdrawn`: the applicant withdrew the
   * application, so its state stays as it is.
   */
  result: 'set' | 'unchanged' | 'withdrawn' | 'not-found' | 'failed'
  told: NotificationMethod | null
}

/** POST /api/applicationStates/undo: the result for one application. */
export interface UndoResult {
  applicationId: number
  /**
   * `sent`: the state was reverted, but the mail had already been sent. `changed`: another user has set a new state,
   * which remains.
   */
  result: 'undone' | 'sent' | 'changed'
}

/** Returns the template in the applicant's language; the untranslated template if there is no translation. */
export function getTemplateInLanguage(
  language: Language,
  { translations, ...template }: LocalizedTemplate,
): StateTemplate {
  return getTranslation(language, { ...(translations ? { translations } : {}) }) ?? template
}

const maxLength = { subject: 150, text: 4000 }

/** Maximum lengths of subject and text, in characters. */
export const maxMessageLength: Readonly<typeof maxLength> = maxLength

/** Returns the state to display: a withdrawal by the applicant takes precedence over the company's state. */
export function getVisibleState(state: string, withdrawnDate: string | null): ApplicationState {
  if (withdrawnDate !== null) return 'withdrawn'
  return isCustomStateId(state)
    ? state
    : (builtInStates.find((builtInState) => builtInState === state) ?? 'received')
}
