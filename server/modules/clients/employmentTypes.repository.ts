import type { EmploymentTypes } from '../../../src/schemas/employmentTypes/employmentTypeCode'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from './clients.repository'

/** Returns the employment type map that a client saved in its settings; empty if it has saved none. */
export async function findEmploymentTypes(db: Db, clientId: number): Promise<EmploymentTypes> {
  const { storedTypes } = await db
    .selectFrom('clients')
    .select('employment_types as storedTypes')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return storedTypes === null ? {} : (JSON.parse(storedTypes) as EmploymentTypes)
}

export async function saveEmploymentTypes(db: Db, clientId: number, map: EmploymentTypes): Promise<void> {
  await db
    .updateTable('clients')
    .set({ employment_types: JSON.stringify(map), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}

/**
 * Returns the employment types of a client's vacancies in alphabetical order, also of closed but not of withdrawn
 * vacancies. Expressions of Interest have none.
 */
export async function listUsedEmploymentTypes(db: Db, clientId: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vacancies')
    .select('employment_type as name')
    .distinct()
    .where('client_id', '=', clientId)
    .where('withdrawn_at', 'is', null)
    .where('is_expression_of_interest', '=', 0)
    .where('employment_type', '!=', '')
    .orderBy('employment_type')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}
