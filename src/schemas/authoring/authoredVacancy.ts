import type { VacancySource } from '../accounts/userAccount'
import type { RepeatedQuestion } from '../fields/repeats'
import type { ResponseDeadline } from '../vacancies/responseDeadline'
import type { SalaryRange, VacancyAddress } from '../vacancies/salaryAndAddress'
import type { QuestionPayload, VacancyPayload } from '../vacancies/vacancyPayload'
import type { Workplace } from '../vacancies/workplace'

/** Where a vacancy stands; 'scheduled' begins by itself, 'closed' is over, 'withdrawn' was taken off the site. */
export const vacancyStates = ['draft', 'scheduled', 'open', 'closed', 'withdrawn'] as const
export type VacancyState = (typeof vacancyStates)[number]

/** An open vacancy that has so many days left, or fewer, is closing soon. */
export const closingSoonDays = 7

/** A question keeps its `id` for good, reworded or moved: conditions and `alternative` name it by that. */
export interface AuthoredQuestion extends Omit<QuestionPayload, 'name'> {
  id: string
  /** The question of the library that it was taken from. */
  libraryId?: string
  /** Its id in the library's group that it came with, where another question of the vacancy has that id. */
  keptId?: string
}

/** Questions of one vacancy, and of one group that the library keeps. */
export const mostQuestions = 500

export interface AuthoredQuestionGroup extends RepeatedQuestion {
  id: string
  /** The group of the library that it was taken from. */
  libraryId?: string
  name: string
  questions: AuthoredQuestion[]
}

/** A document whose bytes were brought before; `fileId` is their SHA-256. */
export interface AuthoredAttachment {
  fileId: string
  filename: string
  description: string
}

/** The picture of an Expression of Interest, brought as documents are. */
export interface AuthoredPicture extends Omit<AuthoredAttachment, 'description'> {
  /** What it shows, for those who don't see it. */
  alt: string
  /** It says nothing that the words don't: no `alt` is needed. */
  isDecorative: boolean
}

type Sent = 'code' | 'name' | 'summary' | 'description' | 'department' | 'location' | 'employmentType'
type Lists = 'licences' | 'qualifications' | 'requirements' | 'skills' | 'visas'

/** What administrators write; all of it may be empty while it is a draft. */
export interface AuthoredVacancyContent
  extends Pick<VacancyPayload, Sent | Lists | 'isExpressionOfInterest' | 'translations'> {
  address: VacancyAddress | null
  salary: SalaryRange | null
  /** ISO 8601 UTC; null: when it is published. */
  opensAt: string | null
  /** ISO 8601 UTC; null: until filled. */
  closesAt: string | null
  /** By when applicants hear; null, and left out of what was written before it was asked: nothing is promised. */
  hearBy?: ResponseDeadline | null | undefined
  /** Null, and left out of what was written before it was asked: nothing is declared. */
  workplace?: Workplace | null | undefined
  /** False: whoever has the link finds it, nobody else. */
  isListed: boolean
  screeningQuestions: AuthoredQuestionGroup[]
  attachments: AuthoredAttachment[]
  /** Of an Expression of Interest. */
  picture?: AuthoredPicture | null
}

/** All whose bytes a vacancy names. */
export const getFiles = ({ attachments, picture }: AuthoredVacancyContent) => [
  ...attachments,
  ...(picture ? [picture] : []),
]

/** A vacancy as its editor has it. One of a back-office can be read here, and is changed there. */
export interface AuthoredVacancy {
  /** The guid, also of what visitors see. */
  id: string
  /** Counts what was saved; 0 of a back-office's. */
  revision: number
  state: VacancyState
  source: VacancySource
  content: AuthoredVacancyContent
  /** The revision that visitors see; null: none was ever published. */
  publishedRevision: number | null
  /** When visitors see it first, or have; ISO 8601 UTC, null while it is a draft. */
  advertisedFrom: string | null
  /** When it closes, or did; ISO 8601 UTC. */
  advertisedUntil: string | null
  /** What was drafted becomes what visitors see at this moment; null: nothing is scheduled. */
  scheduledChange: { at: string; by: string | null } | null
  applications: number
  updatedAt: string
  updatedBy: string | null
}

/** A new draft; of a copy, what is to be changed in it, as JSON Pointers into the content. */
export interface CreatedVacancy extends AuthoredVacancy {
  toChange: string[]
}

/** A vacancy in the administrators' list. */
export interface VacancyRow {
  id: string
  code: string
  name: string
  location: string
  department: string
  state: VacancyState
  source: VacancySource
  opensAt: string | null
  closesAt: string | null
  applications: number
  isListed: boolean
  hasUnpublishedChanges: boolean
  /** When an open one becomes another; ISO 8601 UTC. */
  changesAt: string | null
  updatedAt: string
}

export type CountedState = VacancyState | 'closingSoon'

export const vacancySortKeys = [
  ...(['name', 'code', 'location', 'department', 'state', 'opensAt', 'closesAt', 'updatedAt'] as const),
]
export type VacancySortKey = (typeof vacancySortKeys)[number]

export interface VacancyRows {
  items: VacancyRow[]
  /** Of all pages. */
  total: number
  /** Of what the search finds, by state; those that close soon are open as well. */
  counts: Record<CountedState, number>
}

/** A state of a vacancy that was published. */
export interface AuthoredVacancyVersion {
  /** From 1. */
  number: number
  at: string
  by: string | null
  /** Why a closed or withdrawn one was opened again; else ''. */
  reason: string
  /** What it changed, a line each. */
  changes: string[]
  /** Whether visitors see this one. */
  serves: boolean
}

/** What became of one of several vacancies that were closed together. */
export interface ClosedVacancy {
  id: string
  result: 'closed' | 'not-open' | 'not-found'
}

/** A question that is kept to be asked again. */
export interface LibraryQuestion {
  id: string
  name: string
  question: Omit<QuestionPayload, 'name'>
  /** The vacancies of which a question was taken from it. */
  usedIn: { id: string; name: string }[]
}

/** A document as the server has cleaned and kept it. */
export interface StoredDocument {
  fileId: string
  filename: string
  mime: string
  /** Bytes. */
  size: number
}

/** A vacancy that says nothing yet. */
export const emptyVacancy: Readonly<AuthoredVacancyContent> = {
  code: '',
  name: '',
  summary: '',
  description: '',
  department: '',
  location: '',
  address: null,
  employmentType: '',
  salary: null,
  opensAt: null,
  closesAt: null,
  hearBy: null,
  workplace: null,
  isExpressionOfInterest: false,
  isListed: true,
  licences: [],
  qualifications: [],
  requirements: [],
  skills: [],
  visas: [],
  screeningQuestions: [],
  attachments: [],
}
