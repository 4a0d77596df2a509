import type { Db } from '../../db/openDatabase'

/** Returns whether mail to this address is blocked, because a mail server rejected it permanently for any client. */
export async function isAddressBlocked(db: Db, addressHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_stops')
    .select('id')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Stops mail to an address that a mail server rejected permanently. */
export async function blockAddress(db: Db, clientId: number, addressHash: string, now: Date): Promise<void> {
  await db
    .insertInto('mail_stops')
    .values({ client_id: clientId, address_hash: addressHash, at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['client_id', 'address_hash']).doNothing())
    .execute()
}

/** Allows mail to this address again, for all clients. */
export async function unblockAddress(db: Db, addressHash: string): Promise<void> {
  await db.deleteFrom('mail_stops').where('address_hash', '=', addressHash).execute()
}

/** Deletes all mail of a client to an address, in any state, and the client's block of the address. */
export async function deleteMailToAddress(db: Db, clientId: number, addressHash: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', addressHash)
    .execute()
  await db
    .deleteFrom('mail_stops')
    .where('client_id', '=', clientId)
    .where('address_hash', '=', addressHash)
    .execute()
}
