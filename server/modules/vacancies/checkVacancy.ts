import { Ajv, type ErrorObject } from 'ajv'
import { findResponseDeadlineError } from '../../../src/schemas/authoring/checkResponseDeadline'
import { parseUtcMilliseconds } from '../../../src/schemas/dateTime/strictDateTime'
import { cleanCode, cleanTexts } from '../../../src/schemas/fields/cleanText'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { checkQuestions } from '../../../src/schemas/vacancies/checkQuestions'
import { checkVacancyTranslations } from '../../../src/schemas/vacancies/translatableVacancyTexts'
import { toVacancyCodeKey } from '../../../src/schemas/vacancies/vacancy'
import {
  type AttachmentPayload,
  type VacancyInput,
  type VacancyPayload,
  withEmptyLists,
} from '../../../src/schemas/vacancies/vacancyPayload'
import { vacancyImportTexts as texts } from '../../../src/texts/admin/backOffice.texts'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import { ProblemError } from '../../problem'
import { type DetectType, getFileProblemText } from '../files/checkFile'
import { type DetectedType, detectFileType } from '../files/fileTypes'
import { VacancyPayloadShape } from './vacancyPayload.schemas'

const isoUtcPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/
/** Properties that hold a document's bytes, which are not cleaned as text. */
const bytesProperties = ['content']
const base64Pattern = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** A document of a vacancy, decoded. */
export interface VacancyDocument extends Omit<AttachmentPayload, 'content'> {
  bytes: Uint8Array
}

/** A vacancy without its documents. */
export type VacancyContent = Omit<VacancyPayload, 'attachments'>

/** A vacancy to store. */
export type CheckedVacancy = VacancyContent & { attachments: VacancyDocument[] }

/**
 * Validates what the schema of a vacancy cannot. For example, its dates exist, its documents match their file types,
 * and its questions refer to existing questions.
 * @param detect detects a document's type
 * @returns the vacancy to store: cleaned texts, dates in milliseconds, documents with their detected type
 * @throws invalid
 */
export async function checkVacancy(
  sentPayload: VacancyPayload,
  detect: DetectType = detectFileType,
): Promise<CheckedVacancy> {
  const errors: FieldError[] = []
  const payload = cleanContent(sentPayload, errors)
  const attachments: VacancyDocument[] = []
  for (const [index, file] of payload.attachments.entries())
    attachments.push(await decodeDocument(file, `/attachments/${index}`, errors, detect))
  requireNoErrors(errors)
  return { ...payload, attachments }
}

/**
 * Validates and cleans a vacancy like `checkVacancy`, without its documents: those of an authored vacancy are checked
 * when they are saved.
 * @returns the content to store
 * @throws invalid
 */
export function checkVacancyContent(sentContent: VacancyContent): VacancyContent {
  const errors: FieldError[] = []
  const content = cleanContent(sentContent, errors)
  requireNoErrors(errors)
  return content
}

function requireNoErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new ProblemError('invalid', { errors: [...errors] })
}

/** Returns cleaned texts and dates in milliseconds; adds an error for each invalid property. */
function cleanContent<Content extends VacancyContent>(sentContent: Content, errors: FieldError[]): Content {
  const content = { ...cleanTexts(sentContent, bytesProperties), code: cleanCode(sentContent.code) }
  checkCode(content.code, errors)
  const dateAdvertised = normalizeDateTime(content.dateAdvertised, '/dateAdvertised', errors)
  const closingDate = content.advertisingCloseDate
  const advertisingCloseDate =
    closingDate === null ? null : normalizeDateTime(closingDate, '/advertisingCloseDate', errors)
  errors.push(...findClosingFaults(content))
  const deadlineError = content.hearBy && findResponseDeadlineError(content.hearBy, advertisingCloseDate)
  if (deadlineError) errors.push({ path: `/hearBy/${deadlineError.at}`, message: deadlineError.message })
  errors.push(...checkQuestions(content), ...checkVacancyTranslations(content))
  return { ...content, dateAdvertised, advertisingCloseDate }
}

/** Returns the errors of the code, the dates and the documents of a vacancy whose schema may be invalid elsewhere. */
async function findContentErrors(sentValue: unknown): Promise<FieldError[]> {
  const errors: FieldError[] = []
  if (typeof sentValue !== 'object' || sentValue === null) return errors
  const parts = sentValue as Record<string, unknown>
  if (typeof parts.code === 'string' && parts.code !== '') checkCode(parts.code, errors)
  for (const name of ['dateAdvertised', 'advertisingCloseDate']) {
    const text = parts[name]
    if (typeof text === 'string') normalizeDateTime(text, `/${name}`, errors)
  }
  const { dateAdvertised, advertisingCloseDate } = parts
  if (typeof dateAdvertised === 'string' && typeof advertisingCloseDate === 'string')
    errors.push(...findClosingFaults({ dateAdvertised, advertisingCloseDate }))
  const files: unknown[] = Array.isArray(parts.attachments) ? parts.attachments : []
  for (const [index, file] of files.entries()) {
    if (isAttachmentPayload(file)) await decodeDocument(file, `/attachments/${index}`, errors, detectFileType)
  }
  return errors
}

/** Returns an error if the vacancy does not close after it is advertised. Invalid dates are reported elsewhere. */
function findClosingFaults({
  dateAdvertised,
  advertisingCloseDate,
}: Pick<VacancyPayload, 'dateAdvertised' | 'advertisingCloseDate'>): FieldError[] {
  const closesTooEarly =
    advertisingCloseDate !== null && parseTimestamp(advertisingCloseDate) <= parseTimestamp(dateAdvertised)
  return closesTooEarly ? [{ path: '/advertisingCloseDate', message: texts.closesTooEarly }] : []
}

function checkCode(code: string, errors: FieldError[]): void {
  if (code.trim() === '') errors.push({ path: '/code', message: rulesTexts.required })
}

function isAttachmentPayload(file: unknown): file is AttachmentPayload {
  const { filename, content } = (file ?? {}) as Record<string, unknown>
  return typeof filename === 'string' && typeof content === 'string'
}

function parseTimestamp(text: string): number {
  return isoUtcPattern.test(text) ? parseUtcMilliseconds(text) : Number.NaN
}

function normalizeDateTime(text: string, path: string, errors: FieldError[]): string {
  const time = parseTimestamp(text)
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  errors.push({ path, message: rulesTexts.date })
  return text
}

/** Decodes a document and detects its type; adds an error if it is refused. */
async function decodeDocument(
  { content, ...document }: AttachmentPayload,
  path: string,
  errors: FieldError[],
  detect: DetectType,
): Promise<VacancyDocument> {
  const bytes = Buffer.from(content, 'base64')
  const type: DetectedType = base64Pattern.test(content)
    ? await detect({ filename: document.filename, bytes, group: null })
    : { refusal: 'fileType' }
  if (bytes.length > maximumFileSize) errors.push({ path: `${path}/content`, message: rulesTexts.fileSize })
  else if ('refusal' in type)
    errors.push({ path: `${path}/content`, message: getFileProblemText(type.refusal) })
  return { ...document, mime: 'mime' in type ? type.mime : '', bytes }
}

/** The valid vacancies, and one line per error of the others. */
export interface ValidatedVacancies {
  payloads: VacancyPayload[]
  errorLines: string[]
}

/**
 * Validates a whole list, so that the errors of all rows are reported at once: of the schema, the dates, the documents
 * and the questions, and duplicate codes, since a row would replace an earlier row with the same code. `checkVacancy`
 * checks response deadlines and translations when a row is imported.
 * @param getName returns the name of a row for error messages
 */
export async function validateVacancies<Item>(
  list: readonly Item[],
  getName: (item: Item, index: number) => string,
): Promise<ValidatedVacancies> {
  const validatePayload = new Ajv({ allErrors: true, strict: true }).compile<VacancyInput>(
    VacancyPayloadShape,
  )
  const seenCodes = new Map<string, string>()
  const validated: ValidatedVacancies = { payloads: [], errorLines: [] }
  for (const [index, item] of list.entries()) {
    const name = getName(item, index)
    const isValidPayload = validatePayload(item)
    const problems = [
      ...(isValidPayload ? [] : (validatePayload.errors ?? []).map(describeError)),
      ...[
        ...(await findContentErrors(item)),
        ...(isValidPayload ? checkQuestions(withEmptyLists(item)) : []),
      ].map(({ path, message }) => `${path} ${message}`),
      ...registerUniqueCode(item, name, seenCodes),
    ]
    validated.errorLines.push(...problems.map((problem) => `${name}${problem}`))
    if (isValidPayload && problems.length === 0) validated.payloads.push(withEmptyLists(item))
  }
  return validated
}

/** Adds details that Ajv's message omits: the property's name or the allowed values. */
function describeError({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string
    allowedValues?: unknown
  }
  const detail = additionalProperty ?? (allowedValues && JSON.stringify(allowedValues))
  return `${instancePath} ${message}${detail ? `: ${detail}` : ''}`
}

/** Returns the error of an item whose code an earlier item has. Otherwise adds the code to `seenCodes`. */
function registerUniqueCode(item: unknown, name: string, seenCodes: Map<string, string>): string[] {
  const code = typeof item === 'object' && item !== null && 'code' in item ? item.code : undefined
  if (typeof code !== 'string') return []
  const key = toVacancyCodeKey(code)
  const firstName = seenCodes.get(key)
  if (firstName === undefined) seenCodes.set(key, name)
  return firstName === undefined ? [] : [`/code is also the code of ${firstName}`]
}
