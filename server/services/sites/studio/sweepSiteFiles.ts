import { utcMoment } from '../../../../src/schemas/utcMoment'
import { type Db, inTransaction, waitForTurn } from '../../../db/openDatabase'
import { findDraft } from '../../../repositories/sites/siteDrafts'
import { clientsWithSiteFiles, dropSiteFile, listSiteFiles } from '../../../repositories/sites/siteFiles'
import { listSiteManifests } from '../../../repositories/sites/siteVersions'

/** Days that bytes are kept which no draft and no version names: an editor may still undo what took them out. */
const spareDays = 7

/** Forgets bytes of sites that nothing names any more. @returns how many files' */
export async function sweepSiteFiles(db: Db, now: Date): Promise<number> {
  const before = utcMoment(now).subtract(spareDays, 'day').toISOString()
  let dropped = 0
  for (const clientId of await clientsWithSiteFiles(db, before)) {
    dropped += await inTransaction(db, (trx) => sweepClient(trx, clientId, before))
  }
  return dropped
}

async function sweepClient(trx: Db, clientId: number, before: string): Promise<number> {
  await waitForTurn(trx, clientId, 'site')
  const manifests = await listSiteManifests(trx, clientId)
  const drafted = (await findDraft(trx, clientId))?.content?.files ?? {}
  const named = new Set(
    [...manifests, drafted].flatMap((files) => Object.values(files)).map(({ hash }) => hash),
  )
  const spare = (await listSiteFiles(trx, clientId, before)).filter((hash) => !named.has(hash))
  for (const hash of spare) await dropSiteFile(trx, clientId, hash)
  return spare.length
}
