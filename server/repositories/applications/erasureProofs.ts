import type { ErasureProof } from '../../../src/schemas/personalData'
import type { Db } from '../../db/openDatabase'

/** @returns its number */
export async function addErasure(db: Db, clientId: number, proof: Omit<ErasureProof, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('erasures')
    .values({ client_id: clientId, ...proof })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Those of one person, the newest first. */
export async function listErasures(db: Db, clientId: number, hash: string): Promise<ErasureProof[]> {
  return db
    .selectFrom('erasures')
    .select(['id', 'hash', 'at', 'applications', 'documents'])
    .where('client_id', '=', clientId)
    .where('hash', '=', hash)
    .orderBy('id', 'desc')
    .execute()
}
