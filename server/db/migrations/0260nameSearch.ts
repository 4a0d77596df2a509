import { type Kysely, type Migration, sql } from 'kysely'
import { toSearchText } from '../../../src/schemas/fields/searchText'
import { notNullColumn } from '../columns'

const vacancyTexts = ['code', 'name', 'location', 'department']
const texts: Record<string, readonly string[]> = {
  vacancies: vacancyTexts,
  own_vacancies: vacancyTexts,
  audit: ['username'],
}

type Row = Record<string, string | null> & { id: number }

const batch = 1000

/** The administrators' vacancy list and the activity log are searched in texts normalized by `toSearchText`. */
export const nameSearch: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: clients } = await sql<{ id: number }>`select id from clients order by id`.execute(db)
    for (const [table, columns] of Object.entries(texts)) {
      for (const column of columns) {
        const withDefault = (made: Parameters<typeof notNullColumn>[0]) => notNullColumn(made).defaultTo('')
        await db.schema.alterTable(table).addColumn(`${column}_lower`, 'text', withDefault).execute()
      }
      for (const { id } of clients) await fill(db, table, columns, id)
    }
  },
}

async function fill(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  clientId: number,
): Promise<void> {
  for (let lastId = 0; ; ) {
    const { rows } = await sql<Row>`select id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where client_id = ${clientId} and id > ${lastId} order by id limit ${batch}`.execute(
      db,
    )
    for (const ids of withEqualTexts(rows, columns).values()) {
      const row = rows.find(({ id }) => id === ids[0]) as Row
      const changes = columns.map(
        (column) => sql`${sql.ref(`${column}_lower`)} = ${toSearchText(row[column] ?? '')}`,
      )
      await sql`update ${sql.table(table)} set ${sql.join(changes)}
        where client_id = ${clientId} and id in (${sql.join(ids)})`.execute(db)
    }
    lastId = Number(rows.at(-1)?.id ?? 0)
    if (rows.length < batch) return
  }
}

/** Groups the rows by their texts, because the activity log repeats few usernames in many rows. */
function withEqualTexts(rows: readonly Row[], columns: readonly string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const key = JSON.stringify(columns.map((column) => row[column]))
    groups.set(key, [...(groups.get(key) ?? []), row.id])
  }
  return groups
}
