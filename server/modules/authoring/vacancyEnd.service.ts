import { describeChange } from '../../../src/schemas/activity/activity.types'
import type {
  AuthoredVacancy,
  CloseResult,
  VacancyState,
} from '../../../src/schemas/authoring/authoredVacancy'
import { auditReason } from '../../../src/texts/admin/activity.texts'
import { type Db, runInTransaction } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import {
  closePublishedVacancy,
  findPublishedVacancy,
  type PublishedRow,
  withdrawPublishedVacancy,
} from '../vacancies/publishedVacancies.repository'
import { type AuthoringContext, getVacancyState, readAuthoredVacancy } from './authoredVacancies.service'
import { auditVacancy, lockAuthoredVacancy, type VacancyAuthor } from './authoringTransaction'
import { saveScheduledChange } from './scheduledChanges.repository'

/**
 * Closes an open vacancy for applications and cancels its scheduled change. @throws not-found, vacancy-of-back-office,
 * not-this-state
 */
export function closeAuthoredVacancy(
  { db, now: clock }: AuthoringContext,
  author: VacancyAuthor,
  id: string,
): Promise<AuthoredVacancy> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    const { clientId } = author
    const publishedRow = await prepareVacancyEnd(trx, clientId, id, ['open'], now)
    await closePublishedVacancy(trx, clientId, publishedRow.id, now)
    await auditVacancy(trx, author, { action: 'vacancy closed', id, now })
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/** Closes those of the vacancies that are authored and open. @returns a result for each id, in the given order */
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
 * Withdraws a vacancy from the site and cancels its scheduled change; its applications are not deleted.
 * @throws the errors of `closeAuthoredVacancy`
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
    await withdrawPublishedVacancy(trx, clientId, publishedRow.id, now)
    const changes = describeChange(auditReason, '', reason)
    await auditVacancy(trx, author, { action: 'vacancy withdrawn', id, changes, now })
    return readAuthoredVacancy(trx, clientId, id, now)
  })
}

/**
 * Locks the vacancy, requires one of the states and cancels a scheduled change. @throws not-this-state; the errors of
 * `lockAuthoredVacancy`
 */
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
