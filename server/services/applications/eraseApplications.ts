import { createHmac } from 'node:crypto'
import type { ErasureProof, Retention } from '../../../src/schemas/personalData'
import { utcMoment } from '../../../src/schemas/utcMoment'
import type { AuditAction } from '../../../src/texts/activity'
import { type Db, inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { listRetaining } from '../../repositories/accounts/policies'
import { addErasure } from '../../repositories/applications/erasureProofs'
import {
  describePerson,
  eraseApplications,
  listOutlived,
  listPersonsApplications,
} from '../../repositories/applications/erasures'
import type { Session } from '../../repositories/sessions/sessions'
import type { FileStore } from '../files/fileStore'
import type { Keys } from '../sessions/keys'

const batch = 100

type Actor = Pick<Session, 'userId' | 'address'>

interface ErasureTools {
  db: Db
  files: FileStore
  now: Date
}

/**
 * Erases everything of one person's: rows, files, what waits to be sent. The audit keeps the numbers.
 * @param by who does it; null: the operator
 */
export async function erasePerson(
  tools: ErasureTools,
  clientId: number,
  email: string,
  by: Actor | null = null,
): Promise<Pick<ErasureProof, 'applications' | 'documents'>> {
  const found = await describePerson(tools.db, clientId, email)
  const documents = found.reduce((sum, application) => sum + application.documents, 0)
  return { applications: await eraseAll(tools, clientId, email, by), documents }
}

/** Keeps a proof that somebody was erased, which names nobody. */
export async function proveErasure(
  { db, keys, now }: Pick<ErasureTools, 'db' | 'now'> & { keys: Keys },
  clientId: number,
  email: string,
  erased: Pick<ErasureProof, 'applications' | 'documents'>,
): Promise<ErasureProof> {
  const proof = { hash: personHash(keys, clientId, email), at: now.toISOString(), ...erased }
  return { id: await addErasure(db, clientId, proof), ...proof }
}

/** What tells one address from all others to whoever has the installation's secret, and nothing to anybody else. */
export function personHash(keys: Keys, clientId: number, email: string): string {
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

/** Erases, of all clients that want it, what is older than they keep it. @param tell hears after each hundred */
export async function eraseOutlived(
  tools: ErasureTools,
  tell: (code: string, erased: number) => void,
): Promise<number> {
  let all = 0
  for (const { id, code, ...retention } of await listRetaining(tools.db)) {
    const before = keptSince(retention, tools.now)
    if (!before) continue
    let erased = 0
    for (;;) {
      const ids = await listOutlived(tools.db, id, before, batch)
      if (ids.length === 0) break
      await erase(tools, id, ids, 'applications outlived')
      erased += ids.length
      tell(code, erased)
    }
    all += erased
  }
  return all
}

/** Before which moment applications have been kept long enough: the later of both; undefined: they are kept for ever. */
export function keptSince({ months, days }: Retention, now: Date): Date | undefined {
  const moments = [
    ...(months === null ? [] : [utcMoment(now).subtract(months, 'month')]),
    ...(days === null ? [] : [utcMoment(now).subtract(days, 'day')]),
  ].map((moment) => moment.toDate().getTime())
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined
}

/** The audit keeps that it was done, by numbers alone. Objects go after the commit: a failure leaves them to the sweep. */
async function erase(
  { db, files, now }: ErasureTools,
  clientId: number,
  ids: number[],
  action: AuditAction,
  by: Actor | null = null,
) {
  const objects = await inTransaction(db, async (trx) => {
    const subject = `applications:${ids.join(',')}`
    await addAudit(trx, clientId, {
      userId: by?.userId ?? null,
      address: by?.address,
      action,
      subject,
      at: now.toISOString(),
    })
    return eraseApplications(trx, clientId, ids)
  })
  await files.remove(objects)
}
