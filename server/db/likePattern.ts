import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A column in lower case holds the text somewhere, letter case aside; `%` and `_` mean themselves. */
export function containsText(column: string | RawBuilder<unknown>, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`
}
