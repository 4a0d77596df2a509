import type { Db } from '../../db/openDatabase'
import { prepareQuery } from '../../db/preparedQuery'

interface NewLink {
  applicationId: number
  /** SHA-256 of the link's token, hex. */
  tokenHash: string
  /** The token encrypted with the installation's secret, so that the link can be shown again. */
  sealedToken: string
  /** ISO 8601 UTC. */
  expiresAt: string
}

const insertLink = prepareQuery((db, { clientId, ...link }: { clientId: number } & NewLink) =>
  db.insertInto('application_links').values({
    client_id: clientId,
    application_id: link.applicationId,
    token_hash: link.tokenHash,
    sealed_token: link.sealedToken,
    expires_at: link.expiresAt,
  }),
)

export async function addStatusLink(db: Db, clientId: number, link: NewLink): Promise<void> {
  await insertLink(db, { clientId, ...link })
}

/**
 * Returns the application that a link shows and when the link expires; undefined if the link is unknown or expired.
 */
export function findApplicationByToken(
  db: Db,
  clientId: number,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ applicationId: number; expiresAt: string } | undefined> {
  return db
    .selectFrom('application_links')
    .select(['application_id as applicationId', 'expires_at as expiresAt'])
    .where('client_id', '=', clientId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Returns the encrypted token of an application's link; undefined if there is no link or it has expired. */
export async function findSealedToken(
  db: Db,
  clientId: number,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('application_links')
    .select('sealed_token as sealedToken')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.sealedToken
}
