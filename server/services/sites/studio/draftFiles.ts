import type { Client } from '../../../repositories/accounts/clients'
import { findClient } from '../../../repositories/accounts/clients'
import { hasSuperUser } from '../../../repositories/accounts/users'
import type { ServerContext } from '../../serverContext'
import { readFolderFile } from '../source/folderSite'
import { readSiteBytes } from '../source/publishedSite'

/**
 * A file of a client's site by the hash of its bytes, on the hosts of this client and where the SuperUser signs in. While a
 * folder serves and nothing was drafted its files are in the folder alone.
 */
export async function readDraftFile(
  context: Pick<ServerContext, 'db' | 'root'>,
  host: Client,
  { code, hash }: { code: string; hash: string },
): Promise<Buffer | undefined> {
  const { db } = context
  const isOther = host.code !== code
  if (isOther && !(await hasSuperUser(db, host.id))) return undefined
  const client = isOther ? await findClient(db, code) : host
  if (!client) return undefined
  const kept = await readSiteBytes(db, client.id, hash)
  return kept ?? (client.publishedVersion === null ? readFolderFile(context, code, hash) : undefined)
}
