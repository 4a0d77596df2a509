import { describeChange } from '../../../src/schemas/activity/describedChange'
import type {
  AuthoredVacancy,
  AuthoredVacancyVersion,
  CloseResult,
  VacancyState,
} from '../../../src/schemas/authoring/authoredVacancy'
import { describeVacancyChanges } from '../../../src/schemas/authoring/describeVacancyChanges'
import { auditReason } from '../../../src/texts/admin/activity.texts'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import {
  closePublished,
  findPublishedVacancy,
  type PublishedRow,
  withdrawPublished,
} from '../vacancies/publishedVacancies.repository'
import { findAuthoredVacancy, findVacancyVersion, listVacancyVersions } from './authoredVacancies.repository'
import {
  type AuthoringContext,
  changeAuthoredDraft,
  getVacancyState,
  readAuthoredVacancy,
} from './authoredVacancies.service'
import { auditVacancy, lockAuthoredVacancy, type VacancyAuthor } from './authoringTransaction'
import { saveScheduledChange } from './scheduledChanges.repository'

/** Closes a vacancy: it accepts no more applications. @throws not-found, vacancy-of-back-office, not-this-state */
export function closeAuthoredVacancy(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
): Promise<AuthoredVacancy> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const { clientId } = author
    const publishedRow = await prepareVacancyEnd(trx, clientId, id, ['open'], now)
    await closePublished(trx, clientId, publishedRow.id, now)
    await auditVacancy(trx, author, { action: 'vacancy closed', id, now })
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/** Closes the open authored vacancies among these. @returns a result for each id, in the given order */
export async function closeAuthoredVacancies(
  context: AuthoringContext,
  author: VacancyAuthor,
  ids: readonly string[],
): Promise<CloseResult[]> {
  const results: CloseResult[] = []
  for (const id of ids) {
    const result = await closeAuthoredVacancy(context, author, id).then(
      () => 'closed' as const,
      (error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        return error.code === 'not-found' ? ('not-found' as const) : ('not-open' as const)
      },
    )
    results.push({ id, result })
  }
  return results
}

/**
 * Withdraws a vacancy from the site; its applications are not deleted. @throws the errors of `closeAuthoredVacancy`
 */
export function withdrawAuthoredVacancy(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  reason: string,
): Promise<AuthoredVacancy> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const { clientId } = author
    const publishedRow = await prepareVacancyEnd(trx, clientId, id, ['scheduled', 'open', 'closed'], now)
    await withdrawPublished(trx, clientId, publishedRow.id, now)
    const changes = describeChange(auditReason, '', reason)
    await auditVacancy(trx, author, { action: 'vacancy withdrawn', id, changes, now })
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/** Locks the vacancy, requires one of the states and cancels a scheduled change. @throws not-this-state */
async function prepareVacancyEnd(
  trx: Db,
  clientId: number,
  id: string,
  states: readonly VacancyState[],
  now: Date,
): Promise<PublishedRow> {
  await lockAuthoredVacancy(trx, clientId, id)
  const publishedRow = await findPublishedVacancy(trx, clientId, id)
  if (!states.includes(getVacancyState(publishedRow, now))) throw new ProblemError('not-this-state')
  // A scheduled change would open the vacancy again.
  await saveScheduledChange(trx, clientId, id, null)
  return orNotFound(publishedRow)
}

/** Returns all published versions, the newest first; an imported vacancy has none. @throws not-found */
export async function loadVacancyVersions(
  { db, now }: AuthoringContext,
  clientId: number,
  id: string,
): Promise<AuthoredVacancyVersion[]> {
  const { state } = await readAuthoredVacancy(db, clientId, id, now())
  const versions = await listVacancyVersions(db, clientId, id)
  return versions.map((version, index) => ({ ...version, serves: index === 0 && state === 'open' }))
}

/** Describes the differences between a version and another version or the draft, as sentences. @throws not-found */
export async function listVacancyDifferences(
  { db }: Pick<AuthoringContext, 'db'>,
  clientId: number,
  id: string,
  { number, other }: { number: number; other: number | 'draft' },
): Promise<string[]> {
  const earlierVersion = orNotFound(await findVacancyVersion(db, clientId, id, number))
  const laterVersion = orNotFound(
    other === 'draft'
      ? await findAuthoredVacancy(db, clientId, id)
      : await findVacancyVersion(db, clientId, id, other),
  )
  return describeVacancyChanges(earlierVersion.content, laterVersion.content)
}

/** Replaces the draft by a version. Visitors see it when it is published. @throws not-found */
export function rollBackVacancy(
  context: AuthoringContext,
  author: VacancyAuthor,
  id: string,
  number: number,
): Promise<AuthoredVacancy> {
  return changeAuthoredDraft(context, author, id, {
    createContent: async (_draft, trx) =>
      orNotFound(await findVacancyVersion(trx, author.clientId, id, number)).content,
    afterSave: (trx, now) => auditVacancy(trx, author, { action: 'vacancy brought back', id, now }),
  })
}
