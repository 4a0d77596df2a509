import type { Option } from '../fields/option'
import type { QuestionGroupSettings } from '../fields/repeats'
import type { QuestionLogic } from '../rules/questionLogic'
import type { Translations } from '../translations/localizeText'
import type { ItemTranslation, VacancyTranslation } from '../translations/translationTypes'
import type { ResponseDeadline } from './responseDeadline'
import type { Workplace } from './workplace'

/**
 * A complete vacancy as the back-office sends it (and as the demo data stores it). The server assigns the ids. A
 * vacancy is identified by its `code`, the items of its lists by their index.
 */
export interface VacancyPayload {
  code: string
  name: string
  summary: string
  /** HTML with headings, paragraphs, lists, emphasis and links; sanitised when stored. */
  description: string
  salaryAddText: string
  employmentType: string
  location: string
  department: string
  /** ISO 8601 UTC. */
  dateAdvertised: string
  /** ISO 8601 UTC; null for a vacancy that stays open. */
  advertisingCloseDate: string | null
  isExpressionOfInterest: boolean
  /** The response deadline for applicants; null or absent if nothing is promised. */
  hearBy?: ResponseDeadline | null | undefined
  /** The workplace type; null or absent if it is not specified. */
  workplace?: Workplace | null | undefined
  /** Translations of the texts. If absent, the stored translations stay as they are. */
  translations?: Translations<VacancyTranslation>
  licences: (ItemPayload & { isRequired: boolean })[]
  qualifications: (ItemPayload & { isRequired: boolean })[]
  requirements: (ItemPayload & { description: string; isRequired: boolean })[]
  skills: (ItemPayload & { isRequired: boolean; options: Option[] })[]
  visas: ItemPayload[]
  screeningQuestions: QuestionGroupPayload[]
  attachments: AttachmentPayload[]
}

interface ItemPayload {
  name: string
  translations?: Translations<ItemTranslation>
}

type ListKey =
  | 'licences'
  | 'qualifications'
  | 'requirements'
  | 'skills'
  | 'visas'
  | 'screeningQuestions'
  | 'attachments'

/** A vacancy as a request may contain it: an absent list is empty. */
export type VacancyInput = Omit<VacancyPayload, ListKey> & Partial<Pick<VacancyPayload, ListKey>>

/** Returns the vacancy with empty lists for the absent lists. */
export function withEmptyLists(sentVacancy: VacancyInput): VacancyPayload {
  return {
    licences: [],
    qualifications: [],
    requirements: [],
    skills: [],
    visas: [],
    screeningQuestions: [],
    attachments: [],
    ...sentVacancy,
  }
}

export interface QuestionGroupPayload extends QuestionGroupSettings {
  name: string
  questions: QuestionPayload[]
}

export interface QuestionPayload extends QuestionLogic {
  /** The sender's id of the question. It is stored for the sender and never shown. */
  name?: string
  text: string
  notes?: string
  controlType: string
  isRequired: boolean
  /**
   * The `name` of another question of the group. If this question is required, an answer to either of them is
   * sufficient.
   */
  alternative?: string
  minLength?: number | null
  maxLength?: number | null
  options?: Option[]
}

export interface AttachmentPayload {
  filename: string
  description: string
  mime: string
  /** The content of the file, base64. */
  content: string
}
