import type { AnswerSection } from './application'
import type { ApplicationState } from './applicationState'

/** How to reach whoever applied; `phone` is null where the form did not ask or was not answered. */
export interface ApplicantContact {
  email: string
  phone: string | null
}

/** An application as whoever sent it sees it again. */
export interface StatusPageApplication {
  id: number
  job: { code: string; name: string }
  /** ISO 8601 UTC, like the others. */
  submittedDate: string
  /** Null while it stands. */
  withdrawnDate: string | null
  /** How it stands, since when, and what was said with it; null where nothing was. */
  state: ApplicationState
  stateSince: string | null
  words: string | null
  /** By when it was promised to be decided, 'YYYY-MM-DD'; null where nothing was, or it is. */
  hearBy: string | null
  /** Whether the company's own system has it. */
  isPassedOn: boolean
  /** Until when the link shows it. */
  expires: string
  contact: ApplicantContact
  sections: AnswerSection[]
  /** The documents' names. */
  documents: string[]
}

/** What can be done with it, each by a press; nothing is done by opening the page. */
export const statusPageActions = ['withdraw', 'correct', 'download', 'erase'] as const
export type StatusPageAction = (typeof statusPageActions)[number]

/** What the page of a link shows. */
export type StatusPage =
  /** The link shows nothing, or nothing any more. */
  | { state: 'unknown' }
  /** Erased by this very press. */
  | { state: 'erased' }
  | {
      state: 'shown'
      application: StatusPageApplication
      /** What was just done. */
      done: 'withdrawn' | 'corrected' | null
      /** What was posted and could not be taken, with what is wrong. */
      refused: { contact: ApplicantContact; errors: Partial<Record<keyof ApplicantContact, string>> } | null
      /** Erasing was pressed and not confirmed. */
      isUnconfirmed: boolean
    }
