import type { WordedChange } from '../../../../src/schemas/wordedChange'
import type { AuditAction } from '../../../../src/texts/activity'
import { type Db, waitForTurn } from '../../../db/openDatabase'
import type { Session } from '../../../repositories/sessions/sessions'
import { findOwnVacancy, type StoredOwnVacancy } from '../../../repositories/vacancies/ownVacancies'
import { findPublished, findVacancySource } from '../../../repositories/vacancies/seenVacancies'
import { auditAccount } from '../../accounts/accountWork'
import { found, ProblemError } from '../../problem'

/** Who writes a client's vacancies. */
export type Writer = Pick<Session, 'clientId' | 'userId' | 'address'>

/**
 * The draft of a vacancy, which nobody else changes until the transaction ends.
 * @throws not-found; vacancy-of-back-office of one that is not written here; changed-meanwhile, with who came first
 */
export async function ownInTurn(
  trx: Db,
  clientId: number,
  id: string,
  revision?: number,
): Promise<StoredOwnVacancy> {
  await waitForTurn(trx, clientId, `own vacancy ${id}`)
  const own = await findOwnVacancy(trx, clientId, id)
  if (!own) {
    found(await findPublished(trx, clientId, id))
    throw new ProblemError('vacancy-of-back-office')
  }
  if (revision !== undefined && revision !== own.revision) {
    const { updatedBy, updatedAt } = own
    throw new ProblemError('changed-meanwhile', { members: { revision: own.revision, updatedBy, updatedAt } })
  }
  return own
}

/** @throws vacancies-elsewhere where all of the client's come from a back-office */
export async function requireOwnSource(trx: Db, clientId: number): Promise<void> {
  if ((await findVacancySource(trx, clientId)) === 'backOffice') throw new ProblemError('vacancies-elsewhere')
}

/** Writes down what was done to a vacancy. */
export function auditVacancy(
  trx: Db,
  writer: Writer,
  act: { action: AuditAction; id: string; changes?: readonly WordedChange[]; now: Date },
): Promise<void> {
  const { id, ...rest } = act
  return auditAccount(trx, writer, { ...rest, subject: `vacancy:${id}`, about: writer.clientId })
}
