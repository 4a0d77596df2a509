import type { OtherLanguage } from '../../texts/language/language'
import type { Option } from '../fields/option'
import type { RepeatedQuestion } from '../fields/repeats'
import type { QuestionLogic } from '../rules/questionLogic'
import type { LocalizedThing, Translations } from '../translations/localizeText'
import type { ItemTranslation, VacancyTranslation } from '../translations/translationTypes'
import type { ResponseDeadline } from './responseDeadline'
import type { SalaryRange, VacancyAddress } from './salaryAndAddress'
import type { Workplace } from './workplace'

/** What a vacancy is, as the API answers it (list item, detail, lists below it). Dates are ISO 8601 UTC. */

/** What an Expression of Interest is shown with; `alt` is '' where the picture is there for its looks alone. */
export interface VacancyPicture {
  src: string
  alt: string
}

export interface VacancyListItem extends LocalizedThing {
  id: number
  guid: string
  name: string
  summary: string
  employmentType: string
  location: string
  department: string
  advertisingCloseDate: string | null
  dateAdvertised: string
  isExpressionOfInterest: boolean
  picture?: VacancyPicture
  /** What it says in other languages, where no language was asked for. */
  translations?: Translations<VacancyTranslation>
}

export interface VacancyAttachment {
  id: number
  filename: string
  description: string
}

export interface VacancyDetail extends VacancyListItem {
  code: string
  salaryAddText: string
  /** Sanitised HTML. */
  description: string
  attachments: VacancyAttachment[]
  /** Of a vacancy that is written in the browser: its salary in figures, and where it is. */
  salary?: SalaryRange
  address?: VacancyAddress
  /** By when applicants hear; left out where nothing is promised. */
  hearBy?: ResponseDeadline
  workplace?: Workplace
  /** Left out unless it is found by its link alone. */
  isListed?: false
  /** The languages besides the client's own in which its page is whole, for search engines. */
  wholeIn?: OtherLanguage[]
}

/** Said in other languages too. */
interface WordedItem extends LocalizedThing {
  translations?: Translations<ItemTranslation>
}

/** A licence or a qualification: answered yes or no. */
export interface HeldItem extends WordedItem {
  id: number
  name: string
  isRequired: boolean
  applicantResponse: null
}

/** Confirmed with a checkbox. */
export interface Requirement extends WordedItem {
  id: number
  name: string
  description: string
  isRequired: boolean
  applicantResponse: null
}

/** A level is chosen. */
export interface Skill extends WordedItem {
  id: number
  name: string
  isRequired: boolean
  options: Option[]
  applicantResponse: ''
}

/** Ticked where held. */
export interface Visa extends WordedItem {
  id: number
  name: string
  applicantResponse: null
}

export interface ScreeningQuestion extends QuestionLogic, LocalizedThing {
  id: number
  /** What its sender calls it, where that was said. */
  name?: string
  text: string
  notes: string
  /** One of `controlTypes`; an unknown code is shown as text. */
  controlType: string
  isRequired: boolean
  /** The name of another question of its group, an answer to which will do as well. */
  alternative?: string
  minLength: number | null
  maxLength: number | null
  options: Option[]
  /** null for `cbx`, an empty string for every other type. */
  applicantResponse: null | ''
}

/** A group that repeats is answered in rows, each of which has all of its questions. */
export interface ScreeningQuestionGroup extends RepeatedQuestion, LocalizedThing {
  id: number
  name: string
  questions: ScreeningQuestion[]
}

/** The six lists of a vacancy that become fields of its application form. */
export interface VacancyLists {
  licences: HeldItem[]
  qualifications: HeldItem[]
  requirements: Requirement[]
  skills: Skill[]
  visas: Visa[]
  screeningQuestions: ScreeningQuestionGroup[]
}
