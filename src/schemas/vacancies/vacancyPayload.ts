import type { Option } from '../fields/option'
import type { RepeatedQuestion } from '../fields/repeats'
import type { QuestionLogic } from '../rules/questionLogic'
import type { Translations } from '../translations/localizeText'
import type { ItemTranslation, VacancyTranslation } from '../translations/translationTypes'
import type { ResponseDeadline } from './responseDeadline'
import type { Workplace } from './workplace'

/**
 * A whole vacancy as the back-office sends it (and as the demo data holds it): the server gives the ids.
 * Children are told apart by their place in the list; a vacancy is told apart by its `code`.
 */
export interface VacancyPayload {
  code: string
  name: string
  summary: string
  /** HTML: headings, paragraphs, lists, emphasis and links; sanitised when stored. */
  description: string
  salaryAddText: string
  employmentType: string
  location: string
  department: string
  /** ISO 8601 UTC. */
  dateAdvertised: string
  /** ISO 8601 UTC, or null for a vacancy that stays open. */
  advertisingCloseDate: string | null
  isExpressionOfInterest: boolean
  /** By when applicants hear; null or left out: nothing is promised. */
  hearBy?: ResponseDeadline | null | undefined
  /** Null or left out: nothing is declared. */
  workplace?: Workplace | null | undefined
  /** What it says in other languages; left out: what it said before, or nothing. */
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

type Lists =
  | 'licences'
  | 'qualifications'
  | 'requirements'
  | 'skills'
  | 'visas'
  | 'screeningQuestions'
  | 'attachments'

/** A vacancy as it may be sent: a list that is left out has nothing in it. */
export type SentVacancy = Omit<VacancyPayload, Lists> & Partial<Pick<VacancyPayload, Lists>>

/** The same with all its lists. */
export function wholeVacancy(sent: SentVacancy): VacancyPayload {
  return {
    licences: [],
    qualifications: [],
    requirements: [],
    skills: [],
    visas: [],
    screeningQuestions: [],
    attachments: [],
    ...sent,
  }
}

export interface QuestionGroupPayload extends RepeatedQuestion {
  name: string
  questions: QuestionPayload[]
}

export interface QuestionPayload extends QuestionLogic {
  /** What the sender calls it; kept for the sender, shown to nobody. */
  name?: string
  text: string
  notes?: string
  controlType: string
  isRequired: boolean
  /** The `name` of another question of the group: where this one is required, an answer to either will do. */
  alternative?: string
  minLength?: number | null
  maxLength?: number | null
  options?: Option[]
}

export interface AttachmentPayload {
  filename: string
  description: string
  mime: string
  /** The bytes, base64. */
  content: string
}
