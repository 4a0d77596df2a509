import type { ClosedVacancy, OwnVacancy, VacancyState } from '../../../../src/schemas/vacancies/ownVacancy'
import { wordedChange } from '../../../../src/schemas/wordedChange'
import { auditReason } from '../../../../src/texts/activity'
import { type Db, inTransaction } from '../../../db/openDatabase'
import { saveScheduledChange } from '../../../repositories/vacancies/scheduledChanges'
import {
  closePublished,
  findPublished,
  type PublishedRow,
  withdrawPublished,
} from '../../../repositories/vacancies/seenVacancies'
import { found, ProblemError } from '../../problem'
import { auditVacancy, ownInTurn, type Writer } from './ownVacancyWork'
import { readOwnVacancy, stateOf } from './readOwnVacancy'
import type { Working } from './writeOwnVacancy'

/** Takes no more applications from now on. @throws not-found, vacancy-of-back-office, not-this-state */
export function closeOwnVacancy(
  { db, now: clock }: Working,
  writer: Writer,
  id: string,
): Promise<OwnVacancy> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const { clientId } = writer
    const published = await inState(trx, clientId, id, ['open'], now)
    await closePublished(trx, clientId, published.id, now)
    await auditVacancy(trx, writer, { action: 'vacancy closed', id, now })
    return readOwnVacancy(trx, clientId, id, now)
  })
}

/** Closes those that are open and written here; each is told what became of it, in the order that was asked for. */
export async function closeOwnVacancies(
  context: Working,
  writer: Writer,
  ids: readonly string[],
): Promise<ClosedVacancy[]> {
  const results: ClosedVacancy[] = []
  for (const id of ids) {
    const result = await closeOwnVacancy(context, writer, id).then(
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

/** Takes a vacancy off the site; its applications stay. @throws as `closeOwnVacancy` does */
export function withdrawOwnVacancy(
  { db, now: clock }: Working,
  writer: Writer,
  id: string,
  reason: string,
): Promise<OwnVacancy> {
  const now = clock()
  return inTransaction(db, async (trx) => {
    const { clientId } = writer
    const published = await inState(trx, clientId, id, ['scheduled', 'open', 'closed'], now)
    await withdrawPublished(trx, clientId, published.id, now)
    const changes = wordedChange(auditReason, '', reason)
    await auditVacancy(trx, writer, { action: 'vacancy withdrawn', id, changes, now })
    return readOwnVacancy(trx, clientId, id, now)
  })
}

async function inState(
  trx: Db,
  clientId: number,
  id: string,
  states: readonly VacancyState[],
  now: Date,
): Promise<PublishedRow> {
  await ownInTurn(trx, clientId, id)
  const published = await findPublished(trx, clientId, id)
  if (!states.includes(stateOf(published, now))) throw new ProblemError('not-this-state')
  // What was to change of it would open it again.
  await saveScheduledChange(trx, clientId, id, null)
  return found(published)
}
