import { utcMoment } from '../../../src/schemas/utcMoment'
import type { AuditAction } from '../../../src/texts/activity'
import { type Db, inTransaction } from '../../db/openDatabase'
import { addAudit } from '../../repositories/accounts/audit'
import { listRetaining } from '../../repositories/accounts/policies'
import {
  eraseApplications,
  listOutlived,
  listPersonsApplications,
} from '../../repositories/applications/erasures'
import type { FileStore } from '../files/fileStore'

const batch = 100

interface ErasureTools {
  db: Db
  files: FileStore
  now: Date
}

/** Erases everything of one person's: rows, files, what waits to be sent. @returns how many applications there were */
export async function erasePerson(tools: ErasureTools, clientId: number, email: string): Promise<number> {
  let erased = 0
  for (;;) {
    const ids = (await listPersonsApplications(tools.db, clientId, email)).slice(0, batch)
    if (ids.length === 0) return erased
    await erase(tools, clientId, ids, 'person erased')
    erased += ids.length
  }
}

/** Erases, of all clients that want it, what is older than they keep it. @param tell hears after each hundred */
export async function eraseOutlived(
  tools: ErasureTools,
  tell: (code: string, erased: number) => void,
): Promise<number> {
  let all = 0
  for (const { id, code, retainDays } of await listRetaining(tools.db)) {
    const before = utcMoment(tools.now).subtract(retainDays, 'day').toDate()
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

/** The audit keeps that it was done, by numbers alone. Objects go after the commit: a failure leaves them to the sweep. */
async function erase({ db, files, now }: ErasureTools, clientId: number, ids: number[], action: AuditAction) {
  const objects = await inTransaction(db, async (trx) => {
    const subject = `applications:${ids.join(',')}`
    await addAudit(trx, clientId, { userId: null, action, subject, at: now.toISOString() })
    return eraseApplications(trx, clientId, ids)
  })
  await files.remove(objects)
}
