import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'

/** A document of a vacancy; `file` is its name in the demo's `files` folder, `filename` the one people download. */
export interface DemoAttachment {
  file: string
  filename: string
  description: string
}

/** A vacancy as the demo's JSON files hold it: days from the day of seeding in place of dates. */
export interface DemoVacancy
  extends Omit<VacancyPayload, 'dateAdvertised' | 'advertisingCloseDate' | 'attachments'> {
  /** Whole days before the day of seeding, 1 or more, so that every demo vacancy is advertised at once. */
  advertisedDaysAgo: number
  /** Whole days after the day of seeding; null stays open. */
  closesInDays: number | null
  attachments: DemoAttachment[]
}

/** A person who applied, as the demo's JSON files hold it. */
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
  /** HH:mm, UTC. */
  submittedAt: string
  isSent: boolean
  /** Name in the demo's `files` folder, or null where no resume was sent. */
  resumeFile: string | null
  notes: string
  /**
   * Answers by the text of the question, or by the name of the licence, qualification, requirement, skill or
   * visa. Values are the form's own, not yet formatted; a date is given in days from the day of seeding.
   */
  answers: Record<string, string | boolean | DemoDate>
  /** Rows of groups, by the group's label; each by the labels of its fields. */
  rows?: Record<string, Record<string, string | boolean>[]>
}

/** A date, in whole days after the day of seeding (negative: before). */
export interface DemoDate {
  inDays: number
}

/** A demo application, ready to be stored: its moment worked out and its resume read. */
export interface DemoApplication
  extends Omit<DemoApplicant, 'submittedDaysAgo' | 'submittedAt' | 'resumeFile' | 'answers'> {
  /** As in `DemoApplicant`, with every date as 'YYYY-MM-DD'. */
  answers: Record<string, string | boolean>
  /** ISO 8601 UTC. */
  submittedDate: string
  /** `content` is base64. */
  resume: { filename: string; mime: string; content: string } | null
}
