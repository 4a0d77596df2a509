import type { Retention } from '../../../src/schemas/privacy/personalData.types'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from './clients.repository'

/** Policies of a client, saved apart from its settings. Only the SuperUser and the operator change `retainDays`. */
export interface ClientPolicy {
  /** Origins that may frame the site; if empty, any may. */
  frameAncestors: string[]
  /** The operator's retention limit in days; null for none. If the client has a limit, too, the shorter applies. */
  retainDays: number | null
  /** Reply-to address of the client's mail; null if replies go to the installation's sender. */
  replyAddress: string | null
}

export async function findPolicy(db: Db, clientId: number): Promise<ClientPolicy> {
  const row = await db
    .selectFrom('clients')
    .select(['frame_ancestors as frames', 'retain_days as retainDays', 'reply_address as replyAddress'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const { frames, retainDays, replyAddress } = row
  return { frameAncestors: frames?.split(' ') ?? [], retainDays, replyAddress }
}

export async function savePolicy(db: Db, clientId: number, policy: ClientPolicy): Promise<void> {
  const { frameAncestors, retainDays, replyAddress } = policy
  await db
    .updateTable('clients')
    .set({ frame_ancestors: frameAncestors.join(' ') || null, retain_days: retainDays })
    .set({ reply_address: replyAddress, ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

export async function findRetention(db: Db, clientId: number): Promise<Retention> {
  return db
    .selectFrom('clients')
    .select(['retain_months as months', 'retain_days as days'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
}

export async function saveRetention(db: Db, clientId: number, months: number | null): Promise<void> {
  await db
    .updateTable('clients')
    .set({ retain_months: months, ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

/** Lists the clients whose applications expire. */
export async function listClientsWithRetention(
  db: Db,
): Promise<(Retention & { id: number; code: string })[]> {
  return db
    .selectFrom('clients')
    .select(['id', 'code', 'retain_days as days', 'retain_months as months'])
    .where((eb) => eb.or([eb('retain_days', 'is not', null), eb('retain_months', 'is not', null)]))
    .orderBy('id')
    .execute()
}
