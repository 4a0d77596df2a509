import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a lower-case column contains the text, ignoring case; `%` and `_` in the text are literal. */
export function containsText(column: string | RawBuilder<unknown>, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`
}
