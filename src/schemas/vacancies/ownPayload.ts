import { salaryTexts } from '../../texts/ownVacancies'
import type { Translations } from '../ownWords/translations'
import type { VacancyWords } from '../ownWords/words'
import { questionRows } from '../questionRows'
import type { Option, VacancyLists } from '../vacancy'
import type { AttachmentPayload, VacancyPayload } from '../vacancyPayload'
import { askedQuestions } from './checkOwnQuestions'
import type { HearBy } from './hearBy'
import { emptyVacancy, type OwnVacancyContent } from './ownVacancy'
import type { OwnSalary } from './salaryAndPlace'

/** The vacancy as the API's PUT takes it. @param attachments its documents with their bytes */
export function ownPayload(
  content: OwnVacancyContent,
  dateAdvertised: string,
  attachments: AttachmentPayload[],
): VacancyPayload {
  const { address: _, salary, opensAt: __, closesAt, isListed: ___, ...others } = content
  const { hearBy, screeningQuestions, picture: ____, ...rest } = others
  return {
    ...rest,
    name: content.name.trim(),
    code: content.code.trim(),
    salaryAddText: salary ? salaryInWords(salary) : '',
    dateAdvertised,
    advertisingCloseDate: closesAt,
    ...(hearBy ? { hearBy } : {}),
    translations: content.translations ?? {},
    screeningQuestions: askedQuestions(screeningQuestions),
    attachments,
  }
}

/** What stands beside the job: the words that were written, else the figures: '$84,600 – $103,200 a year'. */
export function salaryInWords({ from, to, currency, period, text }: OwnSalary): string {
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
export interface SeenVacancy {
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
  hearBy?: HearBy
  translations?: Translations<VacancyWords>
  lists: VacancyLists
}

/** The content that would be published as this; its documents stay where they are. */
export function contentOfSeen(seen: SeenVacancy): OwnVacancyContent {
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
      ...questionRows(group),
      questions: group.questions.map(({ id, name, applicantResponse: _, ...question }) => ({
        ...question,
        id: name ?? `q-${id}`,
      })),
    })),
  }
}

const noFigures: OwnSalary = { from: null, to: null, currency: '', period: 'year', text: '' }
/** An item without what only the form knows of it. */
function bare<Item extends { id: number; applicantResponse: unknown }>(item: Item) {
  const { id: _id, applicantResponse: _response, ...said } = item
  return said
}

const saidOf = ({ translations }: Pick<SeenVacancy, 'translations'>) => (translations ? { translations } : {})
const plainOption = ({ label, value }: Option): Option => ({ label, value })
