import type { DescribedChange } from '../../../src/schemas/activity/activity.types'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import { acquireTransactionLock, type Db } from '../../db/openDatabase'
import { orNotFound, ProblemError } from '../../problem'
import { auditClientChange } from '../audit/recordActivity'
import type { Session } from '../sessions/session.types'
import { findPublishedVacancy, readAllowedVacancySource } from '../vacancies/publishedVacancies.repository'
import { findAuthoredVacancy, type StoredAuthoredVacancy } from './authoredVacancies.repository'

/** The user who writes a client's vacancies. */
export type VacancyAuthor = Pick<Session, 'clientId' | 'userId' | 'address'>

/**
 * Returns the draft of a vacancy and locks it until the transaction ends.
 * @throws not-found; vacancy-of-back-office for an imported vacancy; changed-meanwhile, with the name of the other
 * editor, if the draft no longer has the given revision
 */
export async function lockAuthoredVacancy(
  trx: Db,
  clientId: number,
  id: string,
  revision?: number,
): Promise<StoredAuthoredVacancy> {
  await acquireTransactionLock(trx, clientId, `own vacancy ${id}`)
  const storedVacancy = await findAuthoredVacancy(trx, clientId, id)
  if (!storedVacancy) {
    orNotFound(await findPublishedVacancy(trx, clientId, id))
    throw new ProblemError('vacancy-of-back-office')
  }
  if (revision !== undefined && revision !== storedVacancy.revision) {
    const { updatedBy, updatedAt } = storedVacancy
    throw new ProblemError('changed-meanwhile', {
      members: { revision: storedVacancy.revision, updatedBy, updatedAt },
    })
  }
  return storedVacancy
}

/** @throws vacancies-elsewhere when all of the client's vacancies come from a back-office */
export async function requireAuthoring(trx: Db, clientId: number): Promise<void> {
  if ((await readAllowedVacancySource(trx, clientId)) === 'backOffice')
    throw new ProblemError('vacancies-elsewhere')
}

/** Records an action on a vacancy in the audit log. */
export function auditVacancy(
  trx: Db,
  author: VacancyAuthor,
  entry: { action: AuditAction; id: string; changes?: readonly DescribedChange[]; now: Date },
): Promise<void> {
  const { id, ...rest } = entry
  return auditClientChange(trx, author, { ...rest, subject: `vacancy:${id}`, aboutClientId: author.clientId })
}
