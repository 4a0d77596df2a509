import type { Generated } from 'kysely'

/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1
/** ISO 8601 UTC. */
export type IsoDateTime = string
/** JSON as text; the table's repository serializes and parses it. */
export type Json = string

export interface TenantRow {
  id: Generated<number>
  client_id: number
}
