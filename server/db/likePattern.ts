import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { toSearchText } from '../../src/schemas/fields/searchText'

/**
 * Returns the condition that a column of texts normalized by `toSearchText` contains the text; `%` and `_` in the text
 * are literal.
 */
export function buildContainsCondition(column: string | RawBuilder<unknown>, text: string) {
  const pattern = `%${toSearchText(text).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} like ${pattern} escape '\\'`
}
