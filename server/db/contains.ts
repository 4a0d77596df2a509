import { type SqlBool, sql } from 'kysely'

/** A column in lower case holds the text somewhere, letter case aside; `%` and `_` mean themselves. */
export function contains(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}
