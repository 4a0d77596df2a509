import { randomUUID } from 'node:crypto'
import {
  type AuthoredVacancy,
  type AuthoredVacancyContent,
  type CreatedVacancy,
  emptyVacancy,
  type VacancyState,
} from '../../../src/schemas/authoring/authoredVacancy'
import {
  toAuthoredContent,
  type VacancyTemplate,
  vacancyTemplates,
} from '../../../src/schemas/authoring/vacancyTemplates'
import { retainVacancyTranslations } from '../../../src/schemas/vacancies/retainVacancyTranslations'
import type { ServerContext } from '../../context'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { cleanDescription } from '../../text/sanitizeHtml'
import { getUserLabel } from '../audit/audit.repository'
import { countByVacancy } from '../review/inboxCounts.repository'
import { findPublishedVacancy, type PublishedRow } from '../vacancies/publishedVacancies.repository'
import {
  addAuthoredVacancy,
  findAuthoredVacancy,
  removeAuthoredVacancy,
  type StoredAuthoredVacancy,
  saveAuthoredVacancy,
} from './authoredVacancies.repository'
import {
  auditVacancy,
  lockAuthoredVacancy,
  requireAuthoring,
  type VacancyAuthor,
} from './authoringTransaction'
import { findScheduledChange } from './scheduledChanges.repository'

export type AuthoringContext = Pick<ServerContext, 'db' | 'now'>

/** Origin of a new vacancy: another vacancy, which is copied, or a template; undefined for an empty draft. */
export type VacancyStart = { id: string } | { template: VacancyTemplate } | undefined

/** Fields that the author of a copy has to fill in or change: the name is the original's, and the dates are empty. */
const fieldsToChange = ['/name', '/opensAt', '/closesAt']

/** Creates a draft with a new code. @throws not-found if the vacancy to copy does not exist; vacancies-elsewhere */
export function createAuthoredVacancy(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  start: VacancyStart,
): Promise<CreatedVacancy> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const { clientId } = author
    await requireAuthoring(trx, clientId)
    const guid = randomUUID()
    const content = { ...(await getStartContent(trx, clientId, start, now)), code: createCode(guid) }
    await addAuthoredVacancy(trx, clientId, {
      guid,
      revision: 1,
      content,
      ...(await getUpdateStamp(trx, author, now)),
    })
    await auditVacancy(trx, author, { action: 'vacancy drafted', id: guid, now })
    const toChange = start && 'id' in start ? fieldsToChange : []
    return { ...(await readAuthoredVacancy(trx, clientId, guid, now)), toChange }
  })
}

async function getStartContent(
  trx: Db,
  clientId: number,
  start: VacancyStart,
  now: Date,
): Promise<AuthoredVacancyContent> {
  if (!start) return emptyVacancy
  if ('template' in start) return vacancyTemplates[start.template]
  const { content } = await readAuthoredVacancy(trx, clientId, start.id, now)
  // A promised reply day belongs to the original vacancy; a reply period in days also applies to the copy.
  const responseDeadline = content.hearBy?.day === undefined ? content.hearBy : null
  return { ...content, opensAt: null, closesAt: null, hearBy: responseDeadline ?? null }
}

/**
 * Returns a preliminary code that the author can replace. It contains a part of the guid, so that it hardly ever equals
 * another code.
 */
function createCode(guid: string): string {
  return `V-${guid.slice(0, 8).toUpperCase()}`
}

async function getUpdateStamp(trx: Db, { clientId, userId }: VacancyAuthor, now: Date) {
  return { updatedAt: now.toISOString(), updatedBy: await getUserLabel(trx, clientId, userId) }
}

/** Saves a draft. @throws not-found, changed-meanwhile, vacancy-of-back-office */
export function saveAuthoredDraft(
  context: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  { content, revision }: { content: AuthoredVacancyContent; revision: number | undefined },
): Promise<AuthoredVacancy> {
  return changeAuthoredDraft(context, author, id, {
    revision,
    createContent: (storedVacancy) => {
      const mergedContent = retainVacancyTranslations(storedVacancy.content, content)
      return {
        ...mergedContent,
        ...cleanTranslatedDescriptions(mergedContent),
        description: cleanDescription(content.description),
      }
    },
  })
}

/** Translated descriptions are HTML and must be cleaned, too. */
function cleanTranslatedDescriptions({
  translations,
}: AuthoredVacancyContent): Pick<AuthoredVacancyContent, 'translations'> {
  if (!translations) return {}
  const cleanTranslations = Object.entries(translations).map(([language, { description, ...texts }]) => [
    language,
    { ...texts, ...(description ? { description: cleanDescription(description) } : {}) },
  ])
  return { translations: Object.fromEntries(cleanTranslations) }
}

interface DraftChange {
  revision?: number | undefined
  createContent: (
    storedVacancy: StoredAuthoredVacancy,
    trx: Db,
  ) => AuthoredVacancyContent | Promise<AuthoredVacancyContent>
  /** Further work in the same transaction. */
  afterSave?: (trx: Db, now: Date) => Promise<void>
}

/** Replaces the draft by the result of `createContent`. @throws the errors of `lockAuthoredVacancy` */
export function changeAuthoredDraft(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  { revision, createContent, afterSave }: DraftChange,
): Promise<AuthoredVacancy> {
  const now = clock()
  const { clientId } = author
  return runInTransaction(db, async (trx) => {
    const storedVacancy = await lockAuthoredVacancy(trx, clientId, id, revision)
    const content = await createContent(storedVacancy, trx)
    const updatedVacancy = {
      guid: id,
      revision: storedVacancy.revision + 1,
      content,
      ...(await getUpdateStamp(trx, author, now)),
    }
    await saveAuthoredVacancy(trx, clientId, updatedVacancy)
    await afterSave?.(trx, now)
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/**
 * Deletes a draft.
 * @throws vacancy-published if the vacancy was ever published and can only be withdrawn; the errors of
 * `lockAuthoredVacancy`
 */
export function deleteAuthoredVacancy(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
): Promise<void> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const storedVacancy = await lockAuthoredVacancy(trx, author.clientId, id)
    if (storedVacancy.publishedRevision !== null) throw new ProblemError('vacancy-published')
    await removeAuthoredVacancy(trx, author.clientId, id)
    await auditVacancy(trx, author, { action: 'vacancy draft deleted', id, now })
  })
}

/**
 * Returns a vacancy for the editor. An imported vacancy has no draft; its content is derived from the published data.
 * @throws not-found
 */
export async function readAuthoredVacancy(
  db: Db,
  clientId: number,
  id: string,
  now: Date,
): Promise<AuthoredVacancy> {
  const storedVacancy = await findAuthoredVacancy(db, clientId, id)
  const publishedRow = await findPublishedVacancy(db, clientId, id)
  const change = await findScheduledChange(db, clientId, id)
  const applications = publishedRow ? await countByVacancy(db, clientId, [publishedRow.id]) : new Map()
  const publication = {
    id,
    state: getVacancyState(publishedRow, now),
    advertisedFrom: publishedRow?.dateAdvertised ?? null,
    advertisedUntil: publishedRow?.advertisingCloseDate ?? null,
    scheduledChange: change ? { at: change.at, by: change.by } : null,
    applications: Number(applications.get(publishedRow?.id) ?? 0),
  }
  if (storedVacancy) {
    const { revision, content, publishedRevision, updatedAt, updatedBy } = storedVacancy
    return { ...publication, source: 'own', revision, content, publishedRevision, updatedAt, updatedBy }
  }
  const { source, updatedAt, ...publishedVacancy } = orNotFound(publishedRow)
  const content = toAuthoredContent(publishedVacancy)
  return { ...publication, source, revision: 0, content, publishedRevision: 0, updatedAt, updatedBy: null }
}

export function getVacancyState(
  publishedRow: Pick<PublishedRow, 'withdrawnAt' | 'dateAdvertised' | 'advertisingCloseDate'> | undefined,
  now: Date,
): VacancyState {
  if (!publishedRow) return 'draft'
  const { withdrawnAt, dateAdvertised, advertisingCloseDate: closesAt } = publishedRow
  const timestamp = now.toISOString()
  if (withdrawnAt !== null) return 'withdrawn'
  if (dateAdvertised > timestamp) return 'scheduled'
  return closesAt !== null && closesAt <= timestamp ? 'closed' : 'open'
}
