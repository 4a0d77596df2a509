import type { Language } from '../../texts/language/language'
import type { Answer, GroupAnswer } from '../kinds/kindMeaning'
import type { ApplicationNote } from './applicationNote'
import type { ApplicationState, StateChange } from './applicationState'

/** A submitted application as the list shows it. */
export interface ApplicationListItem {
  id: number
  submittedDate: string
  vacancyCode: string
  vacancyName: string
  location: string
  applicantName: string
  /** Whose it is is hidden from whoever asks: the name is none. */
  isHidden: boolean
  isSentToConnx: boolean
  /** Whether any administrator has opened it. */
  isOpened: boolean
  /** When whoever sent it withdrew it, ISO 8601 UTC; null while it stands. */
  withdrawnDate: string | null
  /** How it stands. */
  state: ApplicationState
  /** By when it was promised to be decided, 'YYYY-MM-DD'; null where nothing was, or it is. */
  hearBy: string | null
  /** That it was applied in, and that its sender is written to in. */
  language: Language
  /** What the job is called there; as `vacancyName` where nobody has said it in that language. */
  vacancyNameTold: string
  deliveryState: DeliveryProgress
  /** Why the last attempt failed, in words; null when it did not, or there was none. */
  deliveryError: string | null
}

/** The list's own columns of the CSV, in order. */
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

/** How far an application has come to the back-office: its turn has not come, tried again, given up, there. */
export type DeliveryProgress = 'waiting' | 'retrying' | 'failed' | 'sent'

/** GET /api/applicationCounts: how many wait to be looked at, and how many have trouble on their way. */
export interface ApplicationCounts {
  all: number
  unopened: number
  retrying: number
  failed: number
  /** Those that wait for an answer that was promised by today or a day of the week to come, and by a day that has passed. */
  dueSoon: number
  overdue: number
  byState: Record<ApplicationState, number>
  /** Of the failed, those that failed since the moment that was asked for; 0 when none was. */
  failedSince: number
}

export interface Pagination {
  page: number
  lastPage: number
  recordCount: number
}

/** A row of the inbox. */
export interface ListedApplication extends ApplicationListItem {
  /** Whether it passes the filters now; false for one that passed them when the list was opened (`asOf`). */
  isInView: boolean
}

/** A page of the inbox. */
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
  /** Of label and answer, where they are in another language than they were asked for in. */
  langs?: { label?: string; answer?: string }
  /** Of a secret, for which `answer` only stands: a JSON Pointer to it in the answers. */
  secret?: string
  /** JSON Pointer to the answer among the answers; applications stored by earlier versions do not have it. */
  path?: string
  /** The ticked options where there are several; `answer` joins them with commas. */
  choices?: string[]
}

export interface AnswerSection {
  title: string
  /** Of the title, where it is in another language than it was asked for in. */
  lang?: string
  items: DescribedAnswer[]
  /** Of a section that is one row of a group: what the group is called, and which row it is, from 1; null of the only one. */
  group?: { label: string; row: number | null }
}

export interface ApplicationAttachment {
  id: number
  filename: string
  mime: string
  /** The key of the field that it answers. */
  fieldKey: string
  /** Bytes. */
  size: number
  /** What it answers, in the words of the form; empty of applications from before that was kept. */
  question: string
  /** The scanner found something in it: nobody gets its bytes. */
  isWithheld: boolean
}

export interface Delivery {
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  attempts: number
  lastError: string | null
  sentAt: string | null
  /** When it is tried next; null when it is not going to be. It may have passed: then it is tried as soon as can be. */
  nextAttemptAt: string | null
}

/** One attempt to hand the application to the back-office. */
export interface DeliveryAttempt {
  /** ISO 8601 UTC. */
  at: string
  /** What the back-office answered; null when it did not. */
  status: number | null
  /** Why it failed, in words; null when it did not. */
  error: string | null
}

/** What became of one of several applications that were resubmitted together. */
export interface ResubmitResult {
  applicationId: number
  result: 'queued' | 'not-found' | 'failed'
}

/** GET /api/applicationDetails/{id}. */
export interface ApplicationDetails extends ApplicationListItem {
  /** When its sender withdrew an earlier application for the job, ISO 8601 UTC; null where there was none. */
  appliedBefore: string | null
  /** How to reach the applicant; null where the form did not ask or was not answered. */
  contact: { email: string | null; phone: string | null }
  sections: AnswerSection[]
  attachments: ApplicationAttachment[]
  /** The questions whose files were announced and have not come, or were refused. */
  missingDocuments: string[]
  delivery: Delivery
  /** The oldest first. */
  deliveryAttempts: DeliveryAttempt[]
  /** How it came to stand as it does, the oldest first. */
  history: StateChange[]
  /** For colleagues, the oldest first. */
  notes: ApplicationNote[]
}

interface ItemAnswer {
  id: number
  applicantResponse: Answer
}

/** POST /api/submittedapplications: the seed's application form. Text fields of the catalogue stand by their key. */
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
    /** Of a group that repeats: its questions' answers by their keys, row by row. */
    rows?: GroupAnswer
  }[]
  customFields: { id: number; answer: Answer | GroupAnswer }[]
  /** Field keys of the files that will follow as attachments. */
  attachmentKeys: string[]
  applicationPrefilObjectStoreGuid?: string
  broadbeanChannel?: string
  [field: string]: unknown
}

/** 201 of a submission. */
export interface SubmissionReceipt {
  id: number
  guid: string
  submittedDate: string
  /** The day by which the applicant hears, 'YYYY-MM-DD'; not there where nothing was promised. */
  hearBy?: string
  /** Where the applicant sees it again, from now on: relative; not there where no link shows it. */
  link?: string
}

/** A receipt with what a page says of the job that was applied for, as it was called then. */
export interface ShownReceipt extends SubmissionReceipt {
  job?: { code: string; name: string; closes: string | null; isExpressionOfInterest: boolean }
}

/** RFC 9457, with our `errors` for input that breaks a rule. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  errors?: { path: string; message: string }[]
}
