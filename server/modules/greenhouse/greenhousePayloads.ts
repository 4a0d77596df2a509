import type { CatalogueKey } from '../../../src/schemas/fieldCatalogue/fieldCatalogue'
import type { VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import { importTexts } from '../../../src/texts/admin/backOffice.texts'
import { htmlToPlainText } from '../../text/htmlText'
import type { GreenhouseJob } from './greenhouseJob'
import { maxQuestionNotesLength, toConsentRequirements, toQuestionGroups } from './greenhouseQuestions'

/** The time of an import and the fields that the client's forms require. */
interface ImportContext {
  now: Date
  /**
   * Catalogue fields that every application form of this client requires, so that a job need not ask for them
   * again.
   */
  requiredKeys: ReadonlySet<CatalogueKey>
}

export interface GreenhouseJobs {
  payloads: VacancyPayload[]
  /** Descriptions of the skipped items. */
  skippedMessages: string[]
}

/**
 * Converts Greenhouse's job-board JSON to vacancies: the response to `jobs?content=true`, one job, or an array of
 * jobs. A job requested with `questions=true` includes its questions. Skips items that are not jobs.
 * @returns undefined if the document contains items, but none of them is a job
 */
export function convertGreenhouseJobs(
  document: unknown,
  importContext: ImportContext,
): GreenhouseJobs | undefined {
  const listedJobs = isObject(document) && Array.isArray(document.jobs) ? document.jobs : [document].flat()
  const jobs = listedJobs.filter(isJob)
  if (jobs.length === 0 && listedJobs.length > 0) return undefined
  const skippedMessages = listedJobs.flatMap((item, index) =>
    isJob(item) ? [] : [importTexts.noJob(index + 1)],
  )
  return { payloads: jobs.map((job) => toPayload(job, importContext)), skippedMessages }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isJob(value: unknown): value is GreenhouseJob {
  return isObject(value) && typeof value.id === 'number' && typeof value.title === 'string'
}

function toPayload(job: GreenhouseJob, { now, requiredKeys }: ImportContext): VacancyPayload {
  const description = getHtml(job.content ?? '')
  return {
    code: `GH-${job.id}`,
    name: job.title.trim(),
    summary: getSummary(htmlToPlainText(description, maxQuestionNotesLength)),
    description,
    salaryAddText: getSalary(job),
    employmentType: getEmploymentType(job),
    location: job.location?.name ?? '',
    department: job.departments?.[0]?.name ?? '',
    dateAdvertised: parseDateTime(job.first_published ?? job.updated_at) ?? now.toISOString(),
    advertisingCloseDate: parseDateTime(job.application_deadline),
    isExpressionOfInterest: false,
    licences: [],
    qualifications: [],
    requirements: toConsentRequirements(job),
    skills: [],
    visas: [],
    screeningQuestions: toQuestionGroups(job, requiredKeys),
    attachments: [],
  }
}

/** Returns the content as HTML. Greenhouse escapes it once, and some publishers escape it a second time. */
function getHtml(content: string): string {
  const unescapedContent = unescapeHtml(content)
  return /<[a-z]/i.test(unescapedContent) || !/&lt;[a-z]/i.test(unescapedContent)
    ? unescapedContent
    : unescapeHtml(unescapedContent)
}

/** Undoes one level of escaping. Other entities, such as &rsquo;, are unchanged. */
function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);|&apos;/gi, "'")
    .replaceAll('&amp;', '&')
}

/**
 * Returns a text of at most 300 characters unchanged. Cuts a longer text after the last sentence of its first line that
 * ends after 40 to 300 characters; without such a sentence, after 297 characters.
 */
function getSummary(text: string): string {
  if (text.length <= 300) return text
  const sentences = /^.{40,300}[.!?](?=\s)/.exec(text)?.[0]
  return sentences ?? `${text.slice(0, 297)}…`
}

function parseDateTime(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

function getEmploymentType({ metadata }: GreenhouseJob): string {
  const employmentType = (metadata ?? []).find(({ name }) => /employment|time type|contract type/i.test(name))
  return typeof employmentType?.value === 'string' ? employmentType.value : ''
}

/** Returns all pay ranges, with their titles if there is more than one. */
function getSalary({ pay_input_ranges }: GreenhouseJob): string {
  const ranges = pay_input_ranges ?? []
  const formatAmount = (cents: number) => (cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 0 })
  return ranges
    .map(({ title, currency_type, min_cents, max_cents }) => {
      const payText = `${currency_type} ${formatAmount(min_cents)} – ${formatAmount(max_cents)}`
      return title && ranges.length > 1 ? `${title}: ${payText}` : payText
    })
    .join('; ')
}
