import { salaryTexts } from '../../texts/admin/authoredVacancies.texts'
import type { Option } from '../fields/option'
import { toRepeats } from '../fields/repeats'
import type { Translations } from '../translations/localizeText'
import type { VacancyTranslation } from '../translations/translationTypes'
import type { ResponseDeadline } from '../vacancies/responseDeadline'
import type { SalaryRange } from '../vacancies/salaryAndAddress'
import type { VacancyLists } from '../vacancies/vacancy'
import type { AttachmentPayload, VacancyPayload } from '../vacancies/vacancyPayload'
import { type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'
import { askedQuestions } from './checkAuthoredQuestions'

/** The vacancy as the API's PUT takes it. @param attachments its documents with their bytes */
export function toVacancyPayload(
  content: AuthoredVacancyContent,
  dateAdvertised: string,
  attachments: AttachmentPayload[],
): VacancyPayload {
  const { address: _, salary, opensAt: __, closesAt, isListed: ___, ...others } = content
  const { hearBy, screeningQuestions, picture: ____, ...rest } = others
  return {
    ...rest,
    name: content.name.trim(),
    code: content.code.trim(),
    salaryAddText: salary ? formatSalary(salary) : '',
    dateAdvertised,
    advertisingCloseDate: closesAt,
    ...(hearBy ? { hearBy } : {}),
    translations: content.translations ?? {},
    screeningQuestions: askedQuestions(screeningQuestions),
    attachments,
  }
}

/** What stands beside the job: the words that were written, else the figures: '$84,600 – $103,200 a year'. */
export function formatSalary({ from, to, currency, period, text }: SalaryRange): string {
  if (text.trim() !== '') return text.trim()
  const per = salaryTexts.periods[period]
  const amount = (figure: number) => amountInWords(figure, currency)
  if (from !== null && to !== null && from !== to) return salaryTexts.range(amount(from), amount(to), per)
  if (from !== null) return (to === null ? salaryTexts.from : salaryTexts.one)(amount(from), per)
  return to === null ? '' : salaryTexts.upTo(amount(to), per)
}

const signs: Readonly<Record<string, string>> = { AUD: '$', NZD: '$', USD: '$', CAD: '$', GBP: '£', EUR: '€' }

function amountInWords(figure: number, currency: string): string {
  const isWhole = Number.isInteger(figure)
  const digits = figure.toLocaleString('en-AU', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  })
  const sign = signs[currency]
  return sign ? `${sign}${digits}` : `${currency} ${digits}`
}

/** A vacancy as visitors see it: what another source has written, to be read and copied here. */
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
  translations?: Translations<VacancyTranslation>
  lists: VacancyLists
}

/** The content that would be published as this; its documents stay where they are. */
export function toAuthoredContent(seen: PublishedContent): AuthoredVacancyContent {
  const { lists, salaryAddText, dateAdvertised, advertisingCloseDate, ...texts } = seen
  const { code, name, summary, description, department, location, employmentType } = texts
  return {
    ...emptyVacancy,
    ...{ code, name, summary, description, department, location, employmentType },
    isExpressionOfInterest: seen.isExpressionOfInterest,
    salary: salaryAddText === '' ? null : { ...noFigures, text: salaryAddText },
    opensAt: dateAdvertised,
    closesAt: advertisingCloseDate,
    hearBy: seen.hearBy ?? null,
    ...saidOf(seen),
    licences: lists.licences.map(bare),
    qualifications: lists.qualifications.map(bare),
    requirements: lists.requirements.map(bare),
    skills: lists.skills.map((skill) => ({ ...bare(skill), options: skill.options.map(plainOption) })),
    visas: lists.visas.map(bare),
    screeningQuestions: lists.screeningQuestions.map((group) => ({
      id: `g-${group.id}`,
      name: group.name,
      ...toRepeats(group),
      questions: group.questions.map(({ id, name, applicantResponse: _, ...question }) => ({
        ...question,
        id: name ?? `q-${id}`,
      })),
    })),
  }
}

const noFigures: SalaryRange = { from: null, to: null, currency: '', period: 'year', text: '' }
/** An item without what only the form knows of it. */
function bare<Item extends { id: number; applicantResponse: unknown }>(item: Item) {
  const { id: _id, applicantResponse: _response, ...said } = item
  return said
}

const saidOf = ({ translations }: Pick<PublishedContent, 'translations'>) =>
  translations ? { translations } : {}
const plainOption = ({ label, value }: Option): Option => ({ label, value })
