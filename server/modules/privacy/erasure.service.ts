import { createHmac } from 'node:crypto'
import type { ErasureProof } from '../../../src/schemas/privacy/personalData.types'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import type { Environment } from '../../config/environment'
import { type Db, runInTransaction } from '../../db/openDatabase'
import type { Keys } from '../../security/keys'
import { recordErasure } from '../applications/applicationChanges.service'
import { addAudit } from '../audit/audit.repository'
import type { FileStore } from '../files/fileStore'
import { deleteMail } from '../mail/mailStops.repository'
import { hashAddress } from '../mail/queueMail'
import type { Session } from '../sessions/session.types'
import { deleteAlertsByAddress } from '../subscriptions/jobAlerts.repository'
import { addErasure, describePerson, eraseApplications, listPersonsApplications } from './erasure.repository'
import { getErasureLogPath, logErasure } from './erasureLog'

export const batch = 100

type Actor = Pick<Session, 'userId' | 'address'>

export interface ErasureTools {
  db: Db
  files: FileStore
  now: Date
}

/**
 * Erases all applications of one person: rows, files and pending deliveries. The audit retains only numbers.
 * @param by acting user; null for the operator
 * @returns counts; `unsent` counts applications that a back-office exists for but has not received
 */
export async function erasePerson(
  tools: ErasureTools,
  clientId: number,
  email: string,
  by: Actor | null = null,
): Promise<{ applications: number; documents: number; unsent: number }> {
  const found = await describePerson(tools.db, clientId, email)
  const documents = found.reduce((sum, application) => sum + application.documents, 0)
  const unsent = found.filter(({ isUnsent }) => isUnsent).length
  return { applications: await eraseAll(tools, clientId, email, by), documents, unsent }
}

/** Erases the client's mail to a person, whether queued or sent, the person's mail opt-out, and the job alerts. */
export async function erasePersonMail(
  { db, keys }: Pick<ErasureTools, 'db'> & { keys: Keys },
  clientId: number,
  email: string,
): Promise<void> {
  const hash = hashAddress(keys, email)
  await deleteAlertsByAddress(db, clientId, hash)
  await deleteMail(db, clientId, hash)
}

/**
 * Stores a proof of the erasure, which does not identify the person, in the database and in the erasure log, from which
 * `applyErasures` repeats the erasure on a restored backup.
 * @param application the only erased application; null if all of the person were erased
 */
export async function proveErasure(
  { db, keys, now, environment }: Pick<ErasureTools, 'db' | 'now'> & { keys: Keys; environment: Environment },
  { clientId, email, application = null }: { clientId: number; email: string; application?: number | null },
  erased: Pick<ErasureProof, 'applications' | 'documents'>,
): Promise<ErasureProof> {
  const { applications, documents } = erased
  const proof = { hash: hashPerson(keys, clientId, email), at: now.toISOString(), applications, documents }
  const mail = hashAddress(keys, email)
  logErasure(getErasureLogPath(environment), { clientId, mail, application, ...proof })
  return { id: await addErasure(db, clientId, proof), ...proof }
}

/** Returns a keyed hash of an email address, which only the holder of the installation's secret can reproduce. */
export function hashPerson(keys: Keys, clientId: number, email: string): string {
  return createHmac('sha256', keys.erasures).update(`${clientId} ${email.toLowerCase()}`).digest('hex')
}

async function eraseAll(
  tools: ErasureTools,
  clientId: number,
  email: string,
  by: Actor | null,
): Promise<number> {
  let erased = 0
  for (;;) {
    const ids = (await listPersonsApplications(tools.db, clientId, email)).slice(0, batch)
    if (ids.length === 0) return erased
    await erase(tools, clientId, ids, 'person erased', by)
    erased += ids.length
  }
}

/**
 * Erases applications; the audit records only their ids. Objects are removed after the commit; if that fails, the
 * orphan sweep removes them.
 */
export async function erase(
  { db, files, now }: ErasureTools,
  clientId: number,
  ids: number[],
  action: AuditAction,
  by: Actor | null = null,
) {
  const objects = await runInTransaction(db, async (trx) => {
    const subject = `applications:${ids.join(',')}`
    await addAudit(trx, clientId, {
      userId: by?.userId ?? null,
      address: by?.address,
      action,
      subject,
      at: now.toISOString(),
    })
    const objects = await eraseApplications(trx, clientId, ids)
    await recordErasure(trx, clientId, ids, now)
    return objects
  })
  await files.remove(objects)
}
