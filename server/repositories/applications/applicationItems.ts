import type { AnswerSection, ApplicationListItem } from '../../../src/schemas/application'
import type { Db } from '../../db/openDatabase'

const itemColumns = [
  'id',
  'submitted_date as submittedDate',
  'vacancy_code as vacancyCode',
  'vacancy_name as vacancyName',
  'location',
  'applicant_name as applicantName',
  'is_sent',
] as const

/** The items of these ids, in their order; without those that are gone or another client's. */
export async function findItems(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<ApplicationListItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('applications')
    .select(itemColumns)
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toItem(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A list item with its answers as they are read. */
export async function findApplication(
  db: Db,
  clientId: number,
  id: number,
): Promise<(ApplicationListItem & { sections: AnswerSection[] }) | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(itemColumns)
    .select('sections')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { sections, ...item } = row
  return { ...toItem(item), sections: JSON.parse(sections) as AnswerSection[] }
}

function toItem<Row extends { is_sent: 0 | 1 }>({ is_sent, ...item }: Row) {
  return { ...item, isSentToConnx: is_sent === 1 }
}
