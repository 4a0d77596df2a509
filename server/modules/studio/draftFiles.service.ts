import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, type Db, runInTransaction } from '../../db/openDatabase'
import { type Client, findClient } from '../clients/clients.repository'
import { hasSuperUser } from '../sessions/users.repository'
import { readFolderFile } from '../sites/clientFolder'
import { readSiteBytes } from '../sites/publishedSite'
import { listClientsWithSiteFiles, listSiteFileHashes, removeSiteFile } from '../sites/siteFiles.repository'
import { listSiteManifests } from '../sites/siteVersions.repository'
import { findDraft } from './siteDrafts.repository'

/**
 * Returns a file of a client's site by the hash of its bytes; undefined if there is none, or if the request's host is
 * neither the client's nor the SuperUser's. While nothing is published or drafted, files exist only in the client's
 * folder.
 */
export async function readSiteFileByHash(
  context: Pick<ServerContext, 'db' | 'root' | 'clientsDir'>,
  hostClient: Client,
  { code, hash }: { code: string; hash: string },
): Promise<Buffer | undefined> {
  const { db } = context
  const isOtherClient = hostClient.code !== code
  if (isOtherClient && !(await hasSuperUser(db, hostClient.id))) return undefined
  const client = isOtherClient ? await findClient(db, code) : hostClient
  if (!client) return undefined
  const storedBytes = await readSiteBytes(db, client.id, hash)
  return storedBytes ?? (client.publishedVersion === null ? readFolderFile(context, code, hash) : undefined)
}

/** Days after storing a file for which it is retained without references, because an editor may undo its removal. */
const retentionDays = 7

/**
 * Deletes site files that were stored more than `retentionDays` ago and that no draft and no version uses.
 * @returns the number of deleted files
 */
export async function purgeUnusedSiteFiles(db: Db, now: Date): Promise<number> {
  const cutoff = utcDateTime(now).subtract(retentionDays, 'day').toISOString()
  let purgedCount = 0
  for (const clientId of await listClientsWithSiteFiles(db, cutoff)) {
    purgedCount += await runInTransaction(db, (trx) => purgeClientFiles(trx, clientId, cutoff))
  }
  return purgedCount
}

async function purgeClientFiles(trx: Db, clientId: number, cutoff: string): Promise<number> {
  await acquireTransactionLock(trx, clientId, 'site')
  const manifests = await listSiteManifests(trx, clientId)
  const draftFiles = (await findDraft(trx, clientId))?.content?.files ?? {}
  const usedHashes = new Set(
    [...manifests, draftFiles].flatMap((files) => Object.values(files)).map(({ hash }) => hash),
  )
  const unusedHashes = (await listSiteFileHashes(trx, clientId, cutoff)).filter(
    (hash) => !usedHashes.has(hash),
  )
  for (const hash of unusedHashes) await removeSiteFile(trx, clientId, hash)
  return unusedHashes.length
}
