import type { Language, OtherLanguage } from '../../texts/language/language'
import { getTranslation, type Translations } from '../translations/localizeText'

/** How a company says that an application stands. */
export const setStates = ['received', 'in review', 'interview', 'not this time', 'hired'] as const
export type SetState = (typeof setStates)[number]

/** The same, and what its sender says: withdrawn. */
export const applicationStates = [...setStates, 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** States in which nothing has been decided yet: whoever was promised an answer waits for it. */
export const undecidedStates = ['received', 'in review'] as const satisfies readonly SetState[]

export function isUndecided(state: ApplicationState): boolean {
  return undecidedStates.some((one) => one === state)
}

/** How the applicant hears of a state: by mail and on the link, or on the link alone. */
export const tellingWays = ['mail', 'link'] as const
export type TellingWay = (typeof tellingWays)[number]

/** What is said with a state; `{job}` and its likes stand for what differs. */
export interface StateTemplate {
  subject: string
  /** Paragraphs, an empty line between them. */
  text: string
}

export type StateTemplates = Record<SetState, StateTemplate>

/** The same in other languages, as far as somebody has said them. */
export type TranslatedTemplates = Partial<Record<OtherLanguage, Partial<StateTemplates>>>

/** Words, and what who applied in another language reads instead of them. */
export interface LocalizedTemplate extends StateTemplate {
  translations?: Translations<StateTemplate>
}

/** One thing that was said of how an application stands. */
export interface StateChange {
  /** ISO 8601 UTC. */
  at: string
  /** A username; null for the back-office. */
  by: string | null
  state: ApplicationState
  told: TellingWay
  /** What the applicant reads; null where nothing was said, or it was taken back. */
  words: string | null
}

/** POST /api/applicationStates: what became of one of them. */
export interface StateResult {
  applicationId: number
  /** `not-found` also of one that was erased meanwhile; `withdrawn`: its sender took it back, and it stays as it is. */
  result: 'set' | 'unchanged' | 'withdrawn' | 'not-found' | 'failed'
  told: TellingWay | null
}

/** POST /api/applicationStates/undo: what became of one of them. */
export interface UndoneState {
  applicationId: number
  /** `sent`: it stands as before, but its mail had gone; `changed`: somebody has set it anew, and it stays so. */
  result: 'undone' | 'sent' | 'changed'
}

/** What is said to somebody who applied in a language: words that nobody has said in it go as they are. */
export function spokenTo(language: Language, { translations, ...own }: LocalizedTemplate): StateTemplate {
  return getTranslation(language, { ...(translations ? { translations } : {}) }) ?? own
}

const longest = { subject: 150, text: 4000 }

/** How long, in characters, words may be. */
export const longestWords: Readonly<typeof longest> = longest

/** What is shown of an application: its sender's word comes before the company's. */
export function shownState(state: string, withdrawnDate: string | null): ApplicationState {
  if (withdrawnDate !== null) return 'withdrawn'
  return setStates.find((one) => one === state) ?? 'received'
}
