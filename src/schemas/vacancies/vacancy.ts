import { type Language, type OtherLanguage, otherLanguages } from '../../texts/language/language'
import { cleanCode } from '../fields/cleanText'
import { localizeOptions, type Option } from '../fields/option'
import type { QuestionGroupSettings } from '../fields/repeats'
import type { QuestionLogic } from '../rules/questionLogic'
import {
  getTranslation,
  type LocalizedItem,
  localizeTexts,
  type Translations,
} from '../translations/localizeText'
import type {
  GroupTranslation,
  ItemTranslation,
  QuestionTranslation,
  VacancyTranslation,
} from '../translations/translationTypes'
import type { ResponseDeadline } from './responseDeadline'
import type { SalaryRange, VacancyAddress } from './salaryAndAddress'
import type { Workplace } from './workplace'

/* Vacancies as the API returns them (list item, details, and lists of questions). Date-times are ISO 8601 UTC. */

/** The picture of an Expression of Interest; `alt` is '' if the picture is decorative. */
export interface VacancyPicture {
  src: string
  alt: string
}

export interface VacancyListItem extends LocalizedItem {
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
  /** Salary text; absent from list items without one. */
  salaryAddText?: string
  picture?: VacancyPicture
  /** Translations of the texts; present only if the request named no language. */
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
  /** Salary figures and address; present only for authored vacancies. */
  salary?: SalaryRange
  address?: VacancyAddress
  /** The response deadline for applicants; absent if nothing is promised. */
  hearBy?: ResponseDeadline
  workplace?: Workplace
  /** False for an unlisted vacancy, which can only be found by its link; absent otherwise. */
  isListed?: false
  /** The languages besides English in which the vacancy is fully translated, for search engines. */
  wholeIn?: OtherLanguage[]
}

/** An item that can be translated. */
interface TranslatedItem extends LocalizedItem {
  translations?: Translations<ItemTranslation>
}

/** A licence or a qualification, answered with yes or no. */
export interface YesNoItem extends TranslatedItem {
  id: number
  name: string
  isRequired: boolean
  applicantResponse: null
}

/** A requirement, confirmed with a checkbox. */
interface Requirement extends TranslatedItem {
  id: number
  name: string
  description: string
  isRequired: boolean
  applicantResponse: null
}

/** A skill, answered by choosing a level. */
interface Skill extends TranslatedItem {
  id: number
  name: string
  isRequired: boolean
  options: Option[]
  applicantResponse: ''
}

/** A visa; applicants tick the visas that they hold. */
interface Visa extends TranslatedItem {
  id: number
  name: string
  applicantResponse: null
}

export interface ScreeningQuestion extends QuestionLogic, LocalizedItem {
  id: number
  /** The sender's id of the question, if one was sent. */
  name?: string
  text: string
  notes: string
  /** The `controlType` of a kind in `kinds`; an unknown code is shown as text. */
  controlType: string
  isRequired: boolean
  /** The name of another question of the group; an answer to either of them is sufficient. */
  alternative?: string
  minLength: number | null
  maxLength: number | null
  options: Option[]
  /** null for `cbx`, an empty string for every other type. */
  applicantResponse: null | ''
}

/** A group of screening questions. If it repeats, each row answers all of its questions. */
export interface ScreeningQuestionGroup extends QuestionGroupSettings, LocalizedItem {
  id: number
  name: string
  questions: ScreeningQuestion[]
}

/** The six lists of a vacancy that become fields of its application form. */
export interface VacancyLists {
  licences: YesNoItem[]
  qualifications: YesNoItem[]
  requirements: Requirement[]
  skills: Skill[]
  visas: Visa[]
  screeningQuestions: ScreeningQuestionGroup[]
}

/** Returns a vacancy, either a list item or its details, with its texts in a language. */
export function localizeVacancy<
  Vacancy extends LocalizedItem & { translations?: Translations<VacancyTranslation> },
>(language: Language, vacancy: Vacancy): Vacancy {
  return localizeTexts<VacancyTranslation, Vacancy>(
    language,
    vacancy,
    textKeys as readonly (keyof VacancyTranslation & keyof Vacancy)[],
  )
}

/** Returns the languages into which name, summary and description are translated, as far as they are not empty. */
export function getFullyTranslatedLanguages(
  vacancy: VacancyTranslation & { translations?: Translations<VacancyTranslation> },
): OtherLanguage[] {
  return otherLanguages.filter((language) =>
    textKeys.every((key) => !vacancy[key]?.trim() || vacancy.translations?.[language]?.[key]?.trim()),
  )
}

const textKeys: readonly (keyof VacancyTranslation)[] = ['name', 'summary', 'description']

/** Returns the lists of a vacancy with their texts in a language. */
export function localizeLists(language: Language, lists: VacancyLists): VacancyLists {
  const localizeItem = (item: YesNoItem) =>
    localizeTexts<ItemTranslation, YesNoItem>(language, item, ['name'])
  return {
    licences: lists.licences.map(localizeItem),
    qualifications: lists.qualifications.map(localizeItem),
    requirements: lists.requirements.map((item) =>
      localizeTexts<ItemTranslation, typeof item>(language, item, ['name', 'description']),
    ),
    skills: lists.skills.map((item) => ({
      ...localizeTexts<ItemTranslation, typeof item>(language, item, ['name']),
      options: localizeOptions(language, item.options, getTranslation(language, item)?.options),
    })),
    visas: lists.visas.map((item) => localizeTexts<ItemTranslation, typeof item>(language, item, ['name'])),
    screeningQuestions: lists.screeningQuestions.map((group) => ({
      ...localizeTexts<GroupTranslation, ScreeningQuestionGroup>(language, group, ['name', 'itemLabel']),
      questions: group.questions.map((question) => ({
        ...localizeTexts<QuestionTranslation, ScreeningQuestion>(language, question, ['text', 'notes']),
        options: localizeOptions(language, question.options, getTranslation(language, question)?.options),
      })),
    })),
  }
}

/**
 * Returns a key that is the same for codes of the same vacancy: surrounding spaces and the case of the letters A to Z
 * are ignored, which matches `lower(trim(code))` on SQLite and PostgreSQL.
 */
export function toVacancyCodeKey(code: string): string {
  return cleanCode(code).replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
