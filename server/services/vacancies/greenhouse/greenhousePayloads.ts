import type { VacancyPayload } from '../../../../src/schemas/vacancyPayload'
import type { GreenhouseJob } from './greenhouseJob'
import { consents, plain, questionGroups, unescaped } from './greenhouseQuestions'

/**
 * Greenhouse's job-board JSON as our vacancies: the answer to `jobs?content=true`, one job, or an array of jobs. A job
 * that was asked for with `questions=true` brings its questions. @returns undefined when it is none of these
 */
export function greenhousePayloads(document: unknown): VacancyPayload[] | undefined {
  const listed = isObject(document) && Array.isArray(document.jobs) ? document.jobs : [document].flat()
  return listed.every(isJob) ? listed.map(toPayload) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isJob(value: unknown): value is GreenhouseJob {
  return isObject(value) && typeof value.id === 'number' && typeof value.title === 'string'
}

function toPayload(job: GreenhouseJob): VacancyPayload {
  const description = unescaped(job.content ?? '')
  return {
    code: `GH-${job.id}`,
    name: job.title.trim(),
    summary: summaryOf(plain(description)),
    description,
    salaryAddText: salaryOf(job),
    employmentType: employmentOf(job),
    location: job.location?.name ?? '',
    department: job.departments?.[0]?.name ?? '',
    dateAdvertised: momentOf(job.first_published ?? job.updated_at) ?? new Date(0).toISOString(),
    advertisingCloseDate: momentOf(job.application_deadline),
    isExpressionOfInterest: false,
    licences: [],
    qualifications: [],
    requirements: consents(job),
    skills: [],
    visas: [],
    screeningQuestions: questionGroups(job),
    attachments: [],
  }
}

/** Whole sentences of at most 300 characters, if the first is not longer. */
function summaryOf(text: string): string {
  if (text.length <= 300) return text
  const sentences = /^.{40,300}[.!?](?=\s)/.exec(text)?.[0]
  return sentences ?? `${text.slice(0, 297)}…`
}

function momentOf(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function employmentOf({ metadata }: GreenhouseJob): string {
  const named = (metadata ?? []).find(({ name }) => /employment|time type|contract type/i.test(name))
  return typeof named?.value === 'string' ? named.value : ''
}

function salaryOf({ pay_input_ranges }: GreenhouseJob): string {
  const [range] = pay_input_ranges ?? []
  if (!range) return ''
  const amount = (cents: number) => (cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 0 })
  return `${range.currency_type} ${amount(range.min_cents)} – ${amount(range.max_cents)}`
}
