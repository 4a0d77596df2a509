import type { CatalogueKey } from '../../../src/schemas/fieldCatalogue/fieldCatalogue'
import type { VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import { importTexts } from '../../../src/texts/admin/backOffice.texts'
import { plainText } from '../../text/htmlText'
import type { GreenhouseJob } from './greenhouseJob'
import { consents, mostNotes, questionGroups } from './greenhouseQuestions'

/** What an import has to know besides the file. */
interface Surroundings {
  now: Date
  /** What every application form of this client requires: a job need not ask it again. */
  required: ReadonlySet<CatalogueKey>
}

export interface GreenhouseJobs {
  payloads: VacancyPayload[]
  /** What was left out, in words. */
  leftOut: string[]
}

/**
 * Greenhouse's job-board JSON as our vacancies: the answer to `jobs?content=true`, one job, or an array of jobs. A job
 * that was asked for with `questions=true` brings its questions; what is no job is left out. @returns undefined when
 * there is none
 */
export function greenhousePayloads(document: unknown, around: Surroundings): GreenhouseJobs | undefined {
  const listed = isObject(document) && Array.isArray(document.jobs) ? document.jobs : [document].flat()
  const jobs = listed.filter(isJob)
  if (jobs.length === 0 && listed.length > 0) return undefined
  const leftOut = listed.flatMap((item, at) => (isJob(item) ? [] : [importTexts.noJob(at + 1)]))
  return { payloads: jobs.map((job) => toPayload(job, around)), leftOut }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isJob(value: unknown): value is GreenhouseJob {
  return isObject(value) && typeof value.id === 'number' && typeof value.title === 'string'
}

function toPayload(job: GreenhouseJob, { now, required }: Surroundings): VacancyPayload {
  const description = htmlOf(job.content ?? '')
  return {
    code: `GH-${job.id}`,
    name: job.title.trim(),
    summary: summaryOf(plainText(description, mostNotes)),
    description,
    salaryAddText: salaryOf(job),
    employmentType: employmentOf(job),
    location: job.location?.name ?? '',
    department: job.departments?.[0]?.name ?? '',
    dateAdvertised: momentOf(job.first_published ?? job.updated_at) ?? now.toISOString(),
    advertisingCloseDate: momentOf(job.application_deadline),
    isExpressionOfInterest: false,
    licences: [],
    qualifications: [],
    requirements: consents(job),
    skills: [],
    visas: [],
    screeningQuestions: questionGroups(job, required),
    attachments: [],
  }
}

/** The content as HTML: it is escaped once in the file, and by some writers once more. */
function htmlOf(content: string): string {
  const once = unescaped(content)
  return /<[a-z]/i.test(once) || !/&lt;[a-z]/i.test(once) ? once : unescaped(once)
}

/** Undoes one round of escaping; what stood for itself before it, such as &rsquo;, stays. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);|&apos;/gi, "'")
    .replaceAll('&amp;', '&')
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

/** Every pay range; more than one by their titles. */
function salaryOf({ pay_input_ranges }: GreenhouseJob): string {
  const ranges = pay_input_ranges ?? []
  const amount = (cents: number) => (cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 0 })
  return ranges
    .map(({ title, currency_type, min_cents, max_cents }) => {
      const pay = `${currency_type} ${amount(min_cents)} – ${amount(max_cents)}`
      return title && ranges.length > 1 ? `${title}: ${pay}` : pay
    })
    .join('; ')
}
