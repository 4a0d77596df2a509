import type { Generated } from 'kysely'
import { toSearchText } from '../../src/schemas/fields/searchText'

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

/** Returns the normalized copies of a vacancy's texts, by which the administrators' list is searched and sorted. */
export function getVacancySearchColumns({
  code,
  name,
  location,
  department,
}: Record<'code' | 'name' | 'location' | 'department', string>) {
  return {
    code_lower: toSearchText(code),
    name_lower: toSearchText(name),
    location_lower: toSearchText(location),
    department_lower: toSearchText(department),
  }
}
