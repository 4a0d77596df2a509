import type { Retention } from '../../../src/schemas/personalData'
import type { Db } from '../../db/openDatabase'
import { countedOn } from '../vacancies/siteVersion'

/** What the operator sets for a client. */
export interface ClientPolicy {
  /** Addresses that may frame the site; none: any may. */
  frameAncestors: string[]
  /** Days after which applications are erased; null: never. */
  retainDays: number | null
}

export async function findPolicy(db: Db, clientId: number): Promise<ClientPolicy> {
  const row = await db
    .selectFrom('clients')
    .select(['frame_ancestors as frames', 'retain_days as retainDays'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { frameAncestors: row.frames?.split(' ') ?? [], retainDays: row.retainDays }
}

export async function savePolicy(db: Db, clientId: number, policy: ClientPolicy): Promise<void> {
  const { frameAncestors, retainDays } = policy
  await db
    .updateTable('clients')
    .set({ frame_ancestors: frameAncestors.join(' ') || null, retain_days: retainDays, ...countedOn })
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
    .set({ retain_months: months, ...countedOn })
    .where('id', '=', clientId)
    .execute()
}

/** Clients whose applications are erased some day. */
export async function listRetaining(db: Db): Promise<(Retention & { id: number; code: string })[]> {
  return db
    .selectFrom('clients')
    .select(['id', 'code', 'retain_days as days', 'retain_months as months'])
    .where((is) => is.or([is('retain_days', 'is not', null), is('retain_months', 'is not', null)]))
    .orderBy('id')
    .execute()
}
