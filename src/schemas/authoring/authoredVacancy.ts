import type { VacancySource } from '../accounts/buildUserForm'
import type { QuestionGroupSettings } from '../fields/repeats'
import type { ResponseDeadline } from '../vacancies/responseDeadline'
import type { SalaryRange, VacancyAddress } from '../vacancies/salaryAndAddress'
import type { QuestionPayload, VacancyPayload } from '../vacancies/vacancyPayload'
import type { Workplace } from '../vacancies/workplace'

/**
 * The states of an authored vacancy. A 'scheduled' vacancy opens automatically, a 'closed' vacancy has ended, and a
 * 'withdrawn' vacancy was unpublished.
 */
export const vacancyStates = ['draft', 'scheduled', 'open', 'closed', 'withdrawn'] as const
export type VacancyState = (typeof vacancyStates)[number]

/**
 * A question's `id` never changes, even if the question is reworded or moved: conditions and `alternative` refer to
 * it.
 */
export interface AuthoredQuestion extends Omit<QuestionPayload, 'name'> {
  id: string
  /** The id of the library question that this question was copied from. */
  libraryId?: string
  /**
   * The question's id in the library group that it was copied from, if another question of the vacancy already has
   * that id.
   */
  keptId?: string
}

/** Maximum number of questions of one vacancy, and of one library group. */
export const maxQuestions = 500

export interface AuthoredQuestionGroup extends QuestionGroupSettings {
  id: string
  /** The id of the library group that this group was copied from. */
  libraryId?: string
  name: string
  questions: AuthoredQuestion[]
}

/** A document that was uploaded before; `fileId` is the SHA-256 of its content. */
export interface AuthoredAttachment {
  fileId: string
  filename: string
  description: string
}

/** The picture of an Expression of Interest, uploaded like a document. */
export interface AuthoredPicture extends Omit<AuthoredAttachment, 'description'> {
  /** Alternative text for people who cannot see the picture. */
  alt: string
  /** True if the picture adds no information, so that no `alt` is required. */
  isDecorative: boolean
}

type PayloadKey = 'code' | 'name' | 'summary' | 'description' | 'department' | 'location' | 'employmentType'
type ListKey = 'licences' | 'qualifications' | 'requirements' | 'skills' | 'visas'

/** The content that administrators write. All of it may be empty in a draft. */
export interface AuthoredVacancyContent
  extends Pick<VacancyPayload, PayloadKey | ListKey | 'isExpressionOfInterest' | 'translations'> {
  address: VacancyAddress | null
  salary: SalaryRange | null
  /** ISO 8601 UTC; null if the vacancy opens when it is published. */
  opensAt: string | null
  /** ISO 8601 UTC; null if the vacancy stays open until filled. */
  closesAt: string | null
  /**
   * The response deadline for applicants. Null, or absent in content from before this field existed, if nothing is
   * promised.
   */
  hearBy?: ResponseDeadline | null | undefined
  /** The workplace type. Null, or absent in content from before this field existed, if it is not specified. */
  workplace?: Workplace | null | undefined
  /** False if the vacancy is unlisted: only people who have the link can find it. */
  isListed: boolean
  screeningQuestions: AuthoredQuestionGroup[]
  attachments: AuthoredAttachment[]
  /** Only used by an Expression of Interest. */
  picture?: AuthoredPicture | null
}

/** Returns all uploaded files that a vacancy refers to. */
export const getVacancyFiles = ({ attachments, picture }: AuthoredVacancyContent) => [
  ...attachments,
  ...(picture ? [picture] : []),
]

/** An authored vacancy as the editor loads it. A vacancy from a back-office is read-only here. */
export interface AuthoredVacancy {
  /** The guid, which is the same on the public site. */
  id: string
  /** Number of saved revisions; 0 for a vacancy from a back-office. */
  revision: number
  state: VacancyState
  source: VacancySource
  content: AuthoredVacancyContent
  /** The revision that visitors see; null if none was ever published. */
  publishedRevision: number | null
  /** When the vacancy opens or opened to visitors, ISO 8601 UTC; null while it is a draft. */
  advertisedFrom: string | null
  /** When the vacancy closes or closed, ISO 8601 UTC; null if it stays open or was never published. */
  advertisedUntil: string | null
  /** When the draft replaces the published content; null if nothing is scheduled. */
  scheduledChange: { at: string; by: string | null } | null
  applications: number
  updatedAt: string
  updatedBy: string | null
}

/** A new draft. For a copy, `toChange` lists the content that has to be changed, as JSON Pointers. */
export interface CreatedVacancy extends AuthoredVacancy {
  toChange: string[]
}

/** A row of the administrators' vacancy list. */
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
  /** When a scheduled change replaces the published content, ISO 8601 UTC; null if none is scheduled. */
  changesAt: string | null
  updatedAt: string
}

export type CountedState = VacancyState | 'closingSoon'

export const vacancyRowSortKeys = [
  ...(['name', 'code', 'location', 'department', 'state', 'opensAt', 'closesAt', 'updatedAt'] as const),
]
export type VacancyRowSortKey = (typeof vacancyRowSortKeys)[number]

export interface VacancyRowPage {
  items: VacancyRow[]
  /** Number of rows on all pages. */
  total: number
  /** Number of search results by state; vacancies that close soon count as open too. */
  counts: Record<CountedState, number>
  /** The query parameter `cursor` of the pages before and after this one; null where there are no rows. */
  cursors: { previous: string | null; next: string | null }
}

/** One published version of a vacancy. */
export interface AuthoredVacancyVersion {
  /** Version number, from 1. */
  number: number
  at: string
  by: string | null
  /** The reason for reopening a closed or withdrawn vacancy; otherwise ''. */
  reason: string
  /** The changes of this version, one line each. */
  changes: string[]
  /** True if this is the version that visitors see. */
  serves: boolean
}

/** The result for one of several vacancies that were closed together. */
export interface CloseResult {
  id: string
  result: 'closed' | 'not-open' | 'not-found'
}

/** A question that is stored in the library for reuse. */
export interface LibraryQuestion {
  id: string
  name: string
  question: Omit<QuestionPayload, 'name'>
  /** The vacancies with a question that was copied from this one. */
  usedIn: { id: string; name: string }[]
}

/** A document after the server has sanitised and stored it. */
export interface StoredDocument {
  fileId: string
  filename: string
  mime: string
  /** Size in bytes. */
  size: number
}

/** The content of a new, empty vacancy. */
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
