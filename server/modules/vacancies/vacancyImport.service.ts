import { createHash, randomUUID } from 'node:crypto'
import type { VacancySource } from '../../../src/schemas/accounts/buildUserForm'
import { isBlankText } from '../../../src/schemas/fields/cleanText'
import { pickQuestionGroupSettings } from '../../../src/schemas/fields/repeats'
import type { FieldError } from '../../../src/schemas/forms/builtForm'
import { pickQuestionLogic } from '../../../src/schemas/rules/questionLogic'
import { readSalary } from '../../../src/schemas/vacancies/readSalary'
import { retainVacancyTranslations } from '../../../src/schemas/vacancies/retainVacancyTranslations'
import { toVacancyCodeKey, type VacancyLists } from '../../../src/schemas/vacancies/vacancy'
import type { QuestionPayload, VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import { vacancyImportTexts as texts } from '../../../src/texts/admin/backOffice.texts'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import { addAudit } from '../audit/audit.repository'
import type { DetectType } from '../files/checkFile'
import { addFile } from '../files/files.repository'
import { type CheckedVacancy, checkVacancy, type VacancyDocument } from './checkVacancy'
import { readAllowedVacancySource } from './publishedVacancies.repository'
import type { StoredVacancy } from './vacancies.repository'
import {
  addVacancy,
  type ExistingVacancy,
  findVacancyByCode,
  replaceVacancy,
  withdrawVacancy,
} from './vacancyChanges.repository'
import {
  addVacancyAttachment,
  listVacancyFiles,
  removeVacancyFile,
  setVacancyFileDescription,
} from './vacancyFiles.repository'
import { VacancyItemIds } from './vacancyItemIds'

export interface ImportedVacancy {
  id: number
  guid: string
  code: string
  isNew: boolean
  /** Warnings about the stored vacancy. */
  warnings?: FieldError[]
}

/**
 * Creates or completely replaces the vacancy with this code, and adopts the new spelling of the code [contract §7].
 * Translations that are not sent stay as they are.
 * @throws invalid, vacancies-made-here, vacancy-made-here
 */
export async function importVacancy(
  db: Db,
  clientId: number,
  sentPayload: VacancyPayload,
  now: Date,
  detect?: DetectType,
): Promise<ImportedVacancy> {
  const payload = await checkVacancy(sentPayload, detect)
  const { code } = payload
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, `vacancy ${toVacancyCodeKey(code)}`)
    await rejectImportIfAuthoredOnly(trx, clientId)
    const existingVacancy = await findVacancyByCode(trx, clientId, code)
    rejectAuthoredVacancy(existingVacancy)
    const { id, guid } = existingVacancy ?? (await createVacancy(trx, clientId, payload, now))
    if (existingVacancy)
      await replaceStoredVacancy(
        trx,
        clientId,
        existingVacancy,
        retainVacancyTranslations({ ...existingVacancy.lists }, payload),
        now,
      )
    const action = existingVacancy ? 'vacancy replaced' : 'vacancy created'
    await auditImport(trx, clientId, action, id, now)
    return { id, guid, code, isNew: !existingVacancy, ...getWarnings(payload, now) }
  })
}

function getWarnings(
  { advertisingCloseDate, salaryAddText, isExpressionOfInterest }: CheckedVacancy,
  now: Date,
): Pick<ImportedVacancy, 'warnings'> {
  const isClosed = advertisingCloseDate !== null && Date.parse(advertisingCloseDate) <= now.getTime()
  const hasNoSalaryFigures =
    !isExpressionOfInterest && !isBlankText(salaryAddText) && readSalary(salaryAddText) === null
  const warnings = [
    ...(isClosed ? [{ path: '/advertisingCloseDate', message: texts.alreadyClosed }] : []),
    ...(hasNoSalaryFigures ? [{ path: '/salaryAddText', message: texts.noFigures }] : []),
  ]
  return warnings.length > 0 ? { warnings } : {}
}

/**
 * Withdraws a vacancy; its applications are retained.
 * @returns false if no vacancy has this code, or it was withdrawn before
 * @throws vacancy-made-here
 */
export function withdrawVacancyByCode(db: Db, clientId: number, code: string, now: Date): Promise<boolean> {
  return runInTransaction(db, async (trx) => {
    const existingVacancy = await findVacancyByCode(trx, clientId, code)
    rejectAuthoredVacancy(existingVacancy)
    if (!existingVacancy || !(await withdrawVacancy(trx, clientId, existingVacancy.id, now))) return false
    await auditImport(trx, clientId, 'vacancy withdrawn', existingVacancy.id, now)
    return true
  })
}

function createVacancy(db: Db, clientId: number, payload: CheckedVacancy, now: Date) {
  return insertVacancy(db, clientId, payload, { guid: randomUUID(), createdAt: now.toISOString() })
}

/** Rejects imports of an authored vacancy: a code belongs to one source. */
function rejectAuthoredVacancy(existingVacancy: { source: VacancySource } | undefined): void {
  if (existingVacancy?.source === 'own') throw new ProblemError('vacancy-made-here')
}

async function rejectImportIfAuthoredOnly(trx: Db, clientId: number): Promise<void> {
  if ((await readAllowedVacancySource(trx, clientId)) === 'own') throw new ProblemError('vacancies-made-here')
}

/** Replaces the content and the documents of a stored vacancy. Requires a transaction. */
export async function replaceStoredVacancy(
  db: Db,
  clientId: number,
  existingVacancy: ExistingVacancy,
  payload: CheckedVacancy,
  now: Date,
): Promise<void> {
  const ids = new VacancyItemIds(existingVacancy.lists, existingVacancy.lastItemId)
  const lists = assignIds(payload, ids)
  const vacancy = { ...payload, lists, lastItemId: ids.lastId }
  await replaceVacancy(db, clientId, existingVacancy.id, vacancy, now)
  await replaceFiles(db, clientId, existingVacancy.id, payload.attachments, now)
}

/** Replaces a vacancy's documents. A document with the same name and bytes keeps its id. */
async function replaceFiles(
  db: Db,
  clientId: number,
  vacancyId: number,
  documents: readonly VacancyDocument[],
  now: Date,
): Promise<void> {
  const previousFiles = await listVacancyFiles(db, clientId, vacancyId)
  for (const { filename, description, mime, bytes } of documents) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const index = previousFiles.findIndex((file) => file.filename === filename && file.sha256 === sha256)
    const [sameFile] = index < 0 ? [] : previousFiles.splice(index, 1)
    if (sameFile) await setVacancyFileDescription(db, clientId, sameFile.id, description)
    else {
      const fileId = await addFile(db, clientId, { mime, bytes, createdAt: now.toISOString() })
      await addVacancyAttachment(db, clientId, { vacancyId, fileId, filename, description })
    }
  }
  for (const file of previousFiles) await removeVacancyFile(db, clientId, file)
}

function auditImport(db: Db, clientId: number, action: AuditAction, id: number, now: Date): Promise<void> {
  return addAudit(db, clientId, { userId: null, action, subject: `vacancy:${id}`, at: now.toISOString() })
}

/** Inserts a vacancy with its documents. Requires a transaction. */
export async function insertVacancy(
  db: Db,
  clientId: number,
  payload: CheckedVacancy,
  { guid, createdAt }: { guid: string; createdAt: string },
): Promise<StoredVacancy> {
  const {
    attachments,
    licences,
    qualifications,
    requirements,
    skills,
    visas,
    screeningQuestions,
    ...vacancyProperties
  } = payload
  const vacancy = {
    ...vacancyProperties,
    guid,
    lists: assignIds({ licences, qualifications, requirements, skills, visas, screeningQuestions }),
  }
  const id = await addVacancy(db, clientId, { ...vacancy, createdAt })
  for (const { bytes, filename, description, mime } of attachments) {
    const fileId = await addFile(db, clientId, { mime, bytes, createdAt })
    await addVacancyAttachment(db, clientId, { vacancyId: id, fileId, filename, description })
  }
  const { hearBy, workplace, ...describedVacancy } = vacancy
  return { ...describedVacancy, ...(hearBy ? { hearBy } : {}), ...(workplace ? { workplace } : {}), id }
}

type ListPayload = Pick<VacancyPayload, keyof VacancyLists>

/** Gives every item in a vacancy's lists an id that is unique within the vacancy, and an empty applicant response. */
export function assignIds(payload: ListPayload, ids = new VacancyItemIds()): VacancyLists {
  const numberItems = <Item extends { name: string }>(list: keyof VacancyLists, items: readonly Item[]) =>
    items.map((item) => ({ id: ids.takeId(list, item.name), ...item }))
  const clearResponses = <Item>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, applicantResponse: null }))
  const questions = payload.screeningQuestions.flatMap((group) => group.questions)
  const sentNames = new Set(questions.flatMap(({ name }) => name || []))
  return {
    licences: clearResponses(numberItems('licences', payload.licences)),
    qualifications: clearResponses(numberItems('qualifications', payload.qualifications)),
    requirements: clearResponses(numberItems('requirements', payload.requirements)),
    skills: numberItems('skills', payload.skills).map((item) => ({
      ...item,
      applicantResponse: '' as const,
    })),
    visas: clearResponses(numberItems('visas', payload.visas)),
    screeningQuestions: payload.screeningQuestions.map((group) => ({
      id: ids.takeId('screeningQuestions', group.name),
      name: group.name,
      ...pickQuestionGroupSettings(group),
      questions: group.questions.map((question) => ({
        id: ids.takeQuestionId(question, sentNames),
        ...withDefaults(question),
      })),
    })),
  }
}

function withDefaults(question: QuestionPayload) {
  return {
    ...(question.name ? { name: question.name } : {}),
    text: question.text,
    notes: question.notes ?? '',
    controlType: question.controlType,
    isRequired: question.isRequired,
    ...(question.alternative ? { alternative: question.alternative } : {}),
    minLength: question.minLength ?? null,
    maxLength: question.maxLength ?? null,
    options: question.options ?? [],
    ...pickQuestionLogic(question),
    applicantResponse: question.controlType === 'cbx' ? null : ('' as const),
  }
}
