import type { AnswerSection } from './application'
import type { BuiltInState } from './applicationState'

/** The applicant's contact details; `phone` is null if the form did not ask for it or the applicant left it blank. */
export interface ApplicantContact {
  email: string
  phone: string | null
}

/** An application as the applicant sees it on the application status page. */
export interface StatusPageApplication {
  id: number
  job: { code: string; name: string }
  /** ISO 8601 UTC, like the other date-times. */
  submittedDate: string
  /** Null if the application is not withdrawn. */
  withdrawnDate: string | null
  /** The current state; for a custom state, the built-in state that it counts as. */
  state: BuiltInState | 'withdrawn'
  /** The name of a custom state that is shown to applicants; null for any other state. */
  stateName: string | null
  /** When the state that the applicant sees changed last; null if it never did. */
  stateSince: string | null
  /** The last message to the applicant about this state; null if there is none. */
  words: string | null
  /**
   * The day by which a decision was promised, 'YYYY-MM-DD'; null if none was promised or the decision has been made.
   */
  hearBy: string | null
  /** Whether the application was delivered to the company's back-office. */
  isPassedOn: boolean
  /** When the status link expires. */
  expires: string
  contact: ApplicantContact
  sections: AnswerSection[]
  /** The file names of the documents. */
  documents: string[]
}

/** The actions on the status page. Each requires an explicit submission; opening the page changes nothing. */
export const statusPageActions = ['withdraw', 'correct', 'download', 'erase'] as const
export type StatusPageAction = (typeof statusPageActions)[number]

/** The content of the application status page. */
export type StatusPage =
  /** The link is invalid or has expired. */
  | { state: 'unknown' }
  /** The application was erased by this request. */
  | { state: 'erased' }
  | {
      state: 'shown'
      application: StatusPageApplication
      /** The action that was just performed. */
      done: 'withdrawn' | 'corrected' | null
      /** The rejected contact details, with their errors. */
      refused: { contact: ApplicantContact; errors: Partial<Record<keyof ApplicantContact, string>> } | null
      /** True if erasing was requested without confirmation. */
      isUnconfirmed: boolean
    }
