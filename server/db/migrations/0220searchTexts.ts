import { type Kysely, type Migration, sql } from 'kysely'
import { toSearchText } from '../../../src/schemas/fields/searchText'

const texts = {
  vacancy_code: 'vacancy_code_lower',
  vacancy_name: 'vacancy_name_lower',
  location: 'location_lower',
  applicant_name: 'applicant_name_lower',
} as const

type Texts = Record<string, string> & { id: number; client_id: number }

const batch = 1000

/** Replaces lower-case search columns by texts without accents; writes only rows that change. */
export const searchTexts: Migration = {
  async up(db: Kysely<unknown>) {
    for (let lastId = 0; ; ) {
      const { rows } = await sql<Texts>`select id, client_id, ${sql.join(
        Object.entries(texts).flat().map(sql.ref),
      )} from applications where id > ${lastId} order by id limit ${batch}`.execute(db)
      for (const row of rows) await update(db, row)
      lastId = Number(rows.at(-1)?.id ?? 0)
      if (rows.length < batch) return
    }
  },
}

async function update(db: Kysely<unknown>, row: Texts): Promise<void> {
  const changes = Object.entries(texts)
    .map(([text, column]) => ({ column, value: toSearchText(row[text] ?? '') }))
    .filter(({ column, value }) => row[column] !== value)
    .map(({ column, value }) => sql`${sql.ref(column)} = ${value}`)
  if (changes.length === 0) return
  await sql`update applications set ${sql.join(changes)}
    where client_id = ${row.client_id} and id = ${row.id}`.execute(db)
}
