import type { OtherLanguage } from '../texts/language'
import type { Said, Translations } from './ownWords/translations'
import type { ItemWords, VacancyWords } from './ownWords/words'
import type { QuestionLogic } from './questionLogic'
import type { QuestionRows } from './questionRows'
import type { HearBy } from './vacancies/hearBy'
import type { OwnSalary, VacancyAddress } from './vacancies/salaryAndPlace'

/** What a vacancy is, as the API answers it (list item, detail, lists below it). Dates are ISO 8601 UTC. */

/** What an Expression of Interest is shown with; `alt` is '' where the picture is there for its looks alone. */
export interface VacancyPicture {
  src: string
  alt: string
}

export interface VacancyListItem extends Said {
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
  translations?: Translations<VacancyWords>
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
  salary?: OwnSalary
  address?: VacancyAddress
  /** By when applicants hear; left out where nothing is promised. */
  hearBy?: HearBy
  /** Left out unless it is found by its link alone. */
  isListed?: false
  /** The languages besides the client's own in which its page is whole, for search engines. */
  wholeIn?: OtherLanguage[]
}

export interface Option {
  label: string
  value: string
  /** Of the label, where that is not in the page's language. */
  lang?: string
}

/** Said in other languages too. */
interface WordedItem extends Said {
  translations?: Translations<ItemWords>
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

export interface ScreeningQuestion extends QuestionLogic, Said {
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
export interface ScreeningQuestionGroup extends QuestionRows, Said {
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
