import { salaryTexts, vacancyTemplateTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { cleanCode, cleanText, isBlankText } from '../fields/cleanText'
import type { Option } from '../fields/option'
import { pickQuestionGroupSettings } from '../fields/repeats'
import type { Translations } from '../translations/localizeText'
import type { VacancyTranslation } from '../translations/translationTypes'
import type { ResponseDeadline } from '../vacancies/responseDeadline'
import type { SalaryRange } from '../vacancies/salaryAndAddress'
import type { VacancyLists } from '../vacancies/vacancy'
import type { VacancyPayload } from '../vacancies/vacancyPayload'
import type { Workplace } from '../vacancies/workplace'
import { type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'
import { toQuestionGroupPayloads } from './questionValues'

export const vacancyTemplateNames = ['permanent', 'casual', 'expressionOfInterest'] as const
export type VacancyTemplate = (typeof vacancyTemplateNames)[number]

/** Initial contents for new vacancies, by template name. */
export const vacancyTemplates: Readonly<Record<VacancyTemplate, AuthoredVacancyContent>> = {
  permanent: {
    ...emptyVacancy,
    employmentType: texts.fullTime,
    description: texts.permanent,
    requirements: [{ name: texts.rightToWork, description: texts.rightToWorkNote, isRequired: true }],
    screeningQuestions: [
      {
        id: 'g-about',
        name: texts.about,
        questions: [
          { id: 'q-why', text: texts.why, controlType: 'txa', isRequired: true, maxLength: 2000 },
          { id: 'q-start', text: texts.start, controlType: 'dte', isRequired: false },
        ],
      },
    ],
  },
  casual: {
    ...emptyVacancy,
    employmentType: texts.casual,
    description: texts.casualText,
    screeningQuestions: [
      {
        id: 'g-hours',
        name: texts.hours,
        questions: [
          {
            id: 'q-days',
            text: texts.days,
            controlType: 'cbx',
            isRequired: true,
            options: texts.weekdays.map((label) => ({ label, value: label })),
          },
        ],
      },
    ],
  },
  expressionOfInterest: {
    ...emptyVacancy,
    isExpressionOfInterest: true,
    name: texts.interest,
    description: texts.interestText,
  },
}

interface PayloadParts {
  /** ISO 8601 UTC. */
  dateAdvertised: string
  /** The client's country, ISO 3166. */
  country: string
}

/** Converts a vacancy to the body of the API's PUT, without its documents, its picture and its address. */
export function toVacancyPayload(
  content: AuthoredVacancyContent,
  { dateAdvertised, country }: PayloadParts,
): Omit<VacancyPayload, 'attachments'> {
  const { address: _, salary, opensAt: __, closesAt, isListed: ___, ...remainingContent } = content
  const {
    hearBy,
    workplace,
    screeningQuestions,
    picture: ____,
    attachments: _____,
    ...rest
  } = remainingContent
  return {
    ...rest,
    name: cleanText(content.name),
    code: cleanCode(content.code),
    salaryAddText: salary ? formatSalary(salary, country) : '',
    dateAdvertised,
    advertisingCloseDate: closesAt,
    ...(hearBy ? { hearBy } : {}),
    ...(workplace ? { workplace } : {}),
    translations: content.translations ?? {},
    screeningQuestions: toQuestionGroupPayloads(screeningQuestions),
  }
}

/**
 * Formats the salary as text: the author's text, else the figures: '$84,600 – $103,200 a year'.
 * @param country ISO 3166: the country's own currency has a short sign such as '$'; null writes currency codes instead
 */
export function formatSalary(
  { from, to, currency, period, text }: SalaryRange,
  country: string | null,
): string {
  if (!isBlankText(text)) return cleanText(text)
  const periodText = salaryTexts.periods[period]
  const sign = getCurrencySign(currency, country)
  const formatAmount = (figure: number) => sign + formatFigure(figure)
  if (from !== null && to !== null && from !== to)
    return salaryTexts.range(formatAmount(from), formatAmount(to), periodText)
  if (from !== null)
    return (to === null ? salaryTexts.minimumAmount : salaryTexts.singleAmount)(
      formatAmount(from),
      periodText,
    )
  return to === null ? '' : salaryTexts.maximumAmount(formatAmount(to), periodText)
}

/** Returns '$' for the country's own dollar, 'NZ$' for another country's, 'SEK ' for a currency without a sign. */
function getCurrencySign(currency: string, country: string | null): string {
  if (country === null || !/^[A-Z]{3}$/.test(currency)) return `${currency} `
  const signs = [`en-${country}`, 'en-001'].map((locale) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? ''
  })
  return signs.find((sign) => /\p{Sc}$/u.test(sign)) ?? `${currency} `
}

function formatFigure(figure: number): string {
  return figure.toLocaleString('en-AU', {
    minimumFractionDigits: Number.isInteger(figure) ? 0 : 2,
    maximumFractionDigits: 2,
  })
}

/** A published vacancy from another source, which can be viewed and copied in the editor. */
export interface PublishedContent {
  code: string
  name: string
  summary: string
  description: string
  department: string
  location: string
  employmentType: string
  salaryAddText: string
  isExpressionOfInterest: boolean
  dateAdvertised: string
  advertisingCloseDate: string | null
  hearBy?: ResponseDeadline
  workplace?: Workplace
  translations?: Translations<VacancyTranslation>
  lists: VacancyLists
}

/** Returns the content that would be published as this vacancy, without its documents. */
export function toAuthoredContent(content: PublishedContent): AuthoredVacancyContent {
  const { lists, salaryAddText, dateAdvertised, advertisingCloseDate, ...fields } = content
  const { code, name, summary, description, department, location, employmentType } = fields
  return {
    ...emptyVacancy,
    ...{ code, name, summary, description, department, location, employmentType },
    isExpressionOfInterest: content.isExpressionOfInterest,
    salary: salaryAddText === '' ? null : { ...noFigures, text: salaryAddText },
    opensAt: dateAdvertised,
    closesAt: advertisingCloseDate,
    hearBy: content.hearBy ?? null,
    workplace: content.workplace ?? null,
    ...pickTranslations(content),
    licences: lists.licences.map(removeFormProperties),
    qualifications: lists.qualifications.map(removeFormProperties),
    requirements: lists.requirements.map(removeFormProperties),
    skills: lists.skills.map((skill) => ({
      ...removeFormProperties(skill),
      options: skill.options.map(toPlainOption),
    })),
    visas: lists.visas.map(removeFormProperties),
    screeningQuestions: lists.screeningQuestions.map((group) => ({
      id: `g-${group.id}`,
      name: group.name,
      ...pickQuestionGroupSettings(group),
      questions: group.questions.map(({ id, name, applicantResponse: _, ...question }) => ({
        ...question,
        id: name ?? `q-${id}`,
      })),
    })),
  }
}

const noFigures: SalaryRange = { from: null, to: null, currency: '', period: 'year', text: '' }

/** Removes the properties that only the application form needs. */
function removeFormProperties<Item extends { id: number; applicantResponse: unknown }>(item: Item) {
  const { id: _id, applicantResponse: _response, ...itemContent } = item
  return itemContent
}

const pickTranslations = ({ translations }: Pick<PublishedContent, 'translations'>) =>
  translations ? { translations } : {}
const toPlainOption = ({ label, value }: Option): Option => ({ label, value })
