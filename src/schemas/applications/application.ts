import type { Language } from '../../texts/language/language'
import type { Answer, GroupAnswer } from '../kinds/kindTraits'
import type { ApplicationState, BuiltInState, CustomStateId, StateChange } from './applicationState'
import type { ApplicationNote } from './buildNoteForm'

/** A submitted application as it appears in the list. */
export interface ApplicationListItem {
  id: number
  submittedDate: string
  vacancyCode: string
  vacancyName: string
  location: string
  applicantName: string
  /** True if the applicant's identity is hidden from the caller (blind review); the name is then withheld. */
  isHidden: boolean
  isSentToConnx: boolean
  /** Whether any administrator has opened it. */
  isOpened: boolean
  /** When the applicant withdrew the application, ISO 8601 UTC; null if it is not withdrawn. */
  withdrawnDate: string | null
  /** The current state of the application. */
  state: ApplicationState
  /**
   * The day by which a decision was promised, 'YYYY-MM-DD'; null if none was promised or the decision has been made.
   */
  hearBy: string | null
  /** The language of the application; messages to the applicant use it. */
  language: Language
  /** The job title in the language of the application; the same as `vacancyName` if there is no translation. */
  vacancyNameTold: string
  deliveryState: DeliveryProgress
  /** The error message of the last delivery attempt; null if it succeeded or there was none. */
  deliveryError: string | null
}

/** The columns of the CSV export in order, without the columns of the answers. */
export const csvColumns = [
  'id',
  'submittedDate',
  'vacancyCode',
  'vacancyName',
  'location',
  'applicantName',
  'isSentToConnx',
  'state',
  'language',
] as const satisfies readonly (keyof ApplicationListItem)[]

export type CsvColumn = (typeof csvColumns)[number]

/** Delivery to the back-office: not attempted yet, being retried, given up, or delivered. */
export type DeliveryProgress = 'waiting' | 'retrying' | 'failed' | 'sent'

/** GET /api/applicationCounts: the number of applications by read status, delivery, promised answer and state. */
export interface ApplicationCounts {
  all: number
  unopened: number
  retrying: number
  failed: number
  /** Undecided applications for which a decision was promised within the next week, today included. */
  dueSoon: number
  /** Undecided applications for which the promised day has passed. */
  overdue: number
  /** Custom states without applications are left out. */
  byState: Record<BuiltInState | 'withdrawn', number> & { [id: CustomStateId]: number }
  /** Applications whose delivery failed after the requested date-time; 0 if no date-time was requested. */
  failedSince: number
  /** Whether applications are, or were ever, delivered to a back-office; otherwise pages do not mention delivery. */
  usesDelivery: boolean
}

export interface Pagination {
  page: number
  lastPage: number
  recordCount: number
}

/** A row of the applications list. */
export interface ListedApplication extends ApplicationListItem {
  /** Whether the row matches the filters now. False if it only matched when the list was opened (`asOf`). */
  isInView: boolean
}

/** A page of the applications list. */
export interface ApplicationListPage {
  results: ListedApplication[]
  pagination: Pagination
  /** The query parameter `cursor` of the pages before and after this one; null on an empty page. */
  cursors: { previous: string | null; next: string | null }
  /** The vacancy of the filter `vacancyId`, null if it does not exist; absent without that filter. */
  vacancy?: { id: string; name: string } | null
  /** When the list was read, ISO 8601 UTC. */
  asOf: string
}

export interface DescribedAnswer {
  label: string
  answer: string
  /** The languages of label and answer where they differ from the language of the request. */
  langs?: { label?: string; answer?: string }
  /** Set for a secret answer: a JSON Pointer to it in the answers. `answer` is then only a placeholder. */
  secret?: string
  /** JSON Pointer to the answer among the answers; applications stored by earlier versions do not have it. */
  path?: string
  /** The selected options of a multiple-choice answer; `answer` joins them with commas. */
  choices?: string[]
}

export interface AnswerSection {
  title: string
  /** The language of the title where it differs from the language of the request. */
  lang?: string
  items: DescribedAnswer[]
  /**
   * Set if the section is one row of a group: the group's label and the row number, from 1; null if the group does
   * not repeat.
   */
  group?: { label: string; row: number | null }
}

export interface ApplicationAttachment {
  id: number
  filename: string
  mime: string
  /** The key of the form field that the file was uploaded for. */
  fieldKey: string
  /** Size in bytes. */
  size: number
  /** The label of that field; empty for applications that were stored before labels were recorded. */
  question: string
  /** True if the virus scanner reported the file; it cannot be downloaded. */
  isWithheld: boolean
}

export interface Delivery {
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  sentAt: string | null
  /**
   * When the next attempt is due; null if there will be none. If the time has passed, the attempt is made as soon as
   * possible.
   */
  nextAttemptAt: string | null
}

/** One attempt to deliver the application to the back-office. */
export interface DeliveryAttempt {
  /** ISO 8601 UTC. */
  at: string
  /** HTTP status of the response; null if there was none. */
  status: number | null
  /** Error message; null if the attempt succeeded. */
  error: string | null
}

/** The result for one of several applications that were resubmitted together. */
export interface ResubmitResult {
  applicationId: number
  result: 'queued' | 'not-found' | 'failed'
}

/** GET /api/applicationDetails/{id}. */
export interface ApplicationDetails extends ApplicationListItem {
  /** When the applicant withdrew an earlier application for the job, ISO 8601 UTC; null if there was none. */
  appliedBefore: string | null
  /** The referral source; null if none is known. */
  source: string | null
  /** The applicant's contact details; null where the form did not ask or the question was not answered. */
  contact: { email: string | null; phone: string | null }
  sections: AnswerSection[]
  attachments: ApplicationAttachment[]
  /** The questions whose files were announced but never arrived or were rejected. */
  missingDocuments: string[]
  delivery: Delivery
  /** Oldest first. */
  deliveryAttempts: DeliveryAttempt[]
  /** The state changes of the application, oldest first. */
  history: StateChange[]
  /** Notes for colleagues, oldest first. */
  notes: ApplicationNote[]
}

interface ItemAnswer {
  id: number
  applicantResponse: Answer
}

/**
 * The body of POST /api/submittedapplications, in the specification's format. The answers to the catalogue's
 * fields, except files, are further properties, named by the keys of the fields.
 */
export interface SubmissionBody {
  vacancyId: number
  applicationLicences: ItemAnswer[]
  applicationQualifications: ItemAnswer[]
  applicationRequirements: ItemAnswer[]
  applicationSkills: ItemAnswer[]
  applicationVisas: ItemAnswer[]
  applicationScreeningQuestions: {
    id: number
    questions: (ItemAnswer & { controlType: string })[]
    /** Set for a repeating group: the answers of each row by question key. */
    rows?: GroupAnswer
  }[]
  customFields: { id: number; answer: Answer | GroupAnswer }[]
  /** Keys of the file fields whose files follow as attachments. */
  attachmentKeys: string[]
  applicationPrefilObjectStoreGuid?: string
  broadbeanChannel?: string
  [field: string]: unknown
}

/** The 201 response to a submission. */
export interface SubmissionReceipt {
  id: number
  guid: string
  submittedDate: string
  /** The day by which the applicant will hear, 'YYYY-MM-DD'; absent if nothing was promised. */
  hearBy?: string
  /** Relative link to the application status page; absent if the application has none. */
  link?: string
}

/** A receipt with the details of the job at the time of the application. */
export interface DisplayedReceipt extends SubmissionReceipt {
  job?: { code: string; name: string; closes: string | null; isExpressionOfInterest: boolean }
}

/** RFC 9457 problem details, extended with `errors` for input that breaks a rule. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  errors?: { path: string; message: string }[]
}
