import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'

/** A document of a vacancy. `file` is its name in the demo's `files` folder; `filename` is the name for downloads. */
export interface DemoAttachment {
  file: string
  filename: string
  description: string
}

/** A vacancy in the demo's JSON files; dates are given in days relative to the day of seeding. */
export interface DemoVacancy
  extends Omit<VacancyPayload, 'dateAdvertised' | 'advertisingCloseDate' | 'attachments'> {
  /** Whole days before the day of seeding; at least 1, so that every demo vacancy is already advertised. */
  advertisedDaysAgo: number
  /** Whole days after the day of seeding; null if the vacancy stays open. */
  closesInDays: number | null
  attachments: DemoAttachment[]
}

/** An applicant in the demo's JSON files. */
export interface DemoApplicant {
  firstName: string
  surname: string
  email: string
  mobile: string
  street: string
  suburb: string
  postcode: string
  stateCode: string
  countryCode: string
  /** YYYY-MM-DD. */
  birthDate: string
  vacancyCode: string
  /** Whole days before the day of seeding, 1 or more. */
  submittedDaysAgo: number
  /** HH:mm in the client's time zone. */
  submittedAt: string
  isSent: boolean
  /** File name in the demo's `files` folder; null without a resume. */
  resumeFile: string | null
  notes: string
  /**
   * Answers by question text, or by the name of the licence, qualification, requirement, skill or visa. Values are
   * unformatted form values; dates are given in days after the day of seeding.
   */
  answers: Record<string, string | boolean | DemoDate>
  /** Rows of question groups by group label; each row maps field labels to answers. */
  rows?: Record<string, Record<string, string | boolean>[]>
}

/** A date, in whole days after the day of seeding (negative: before). */
export interface DemoDate {
  inDays: number
}

/** A demo application that can be stored: its submission time is computed and its resume is loaded. */
export interface DemoApplication
  extends Omit<DemoApplicant, 'submittedDaysAgo' | 'submittedAt' | 'resumeFile' | 'answers'> {
  /** As in `DemoApplicant`, with every date as 'YYYY-MM-DD'. */
  answers: Record<string, string | boolean>
  /** ISO 8601 UTC. */
  submittedDate: string
  resume: { filename: string; mime: string; bytes: Uint8Array } | null
}
