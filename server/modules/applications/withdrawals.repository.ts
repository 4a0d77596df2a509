import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/openDatabase'

/**
 * Returns the value that `email_lower` of a withdrawn application gets when its applicant applies again or changes the
 * address; until then the column contains only the address. The value consists of the address, a space (which no
 * address contains) and the application's id.
 */
export const getWithdrawnEmail = (email: string, id: number) => `${email.toLowerCase()} ${id}`

/**
 * Returns the SQL condition for the applications of this email address, withdrawn ones included. `column` is
 * `email_lower`.
 */
export function createPersonFilter(column: string, email: string): Expression<SqlBool> {
  const emailLower = email.toLowerCase()
  const name = sql.ref(column)
  return sql<SqlBool>`(${name} = ${emailLower} or substr(${name}, 1, ${sql.lit(emailLower.length + 1)}) = ${`${emailLower} `})`
}

/** Allows this email address to apply for the vacancy again after a withdrawal. */
export async function releaseWithdrawnEmail(
  db: Db,
  clientId: number,
  vacancyId: number,
  email: string,
): Promise<void> {
  const withdrawnApplication = await db
    .selectFrom('applications')
    .select('id')
    .where('client_id', '=', clientId)
    .where('vacancy_id', '=', vacancyId)
    .where('email_lower', '=', email.toLowerCase())
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst()
  if (!withdrawnApplication) return
  await db
    .updateTable('applications')
    .set({ email_lower: getWithdrawnEmail(email, withdrawnApplication.id) })
    .where('client_id', '=', clientId)
    .where('id', '=', withdrawnApplication.id)
    .execute()
}

/**
 * Returns when this person last withdrew an earlier application for the vacancy, ISO 8601 UTC; null if never.
 * @param cutoff ISO 8601 UTC; later withdrawals are ignored
 */
export async function findLastWithdrawal(
  db: Db,
  clientId: number,
  vacancyId: number,
  email: string,
  cutoff?: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.max('withdrawn_at').as('at'))
    .where('client_id', '=', clientId)
    .where('vacancy_id', '=', vacancyId)
    .where(createPersonFilter('email_lower', email))
    .where('withdrawn_at', 'is not', null)
    .$if(cutoff !== undefined, (query) => query.where('withdrawn_at', '<=', cutoff ?? null))
    .executeTakeFirst()
  return row?.at ?? null
}
