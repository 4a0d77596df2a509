import type { AnswerSection, ApplicationListItem } from '../../../src/schemas/application'
import type { Db } from '../../db/openDatabase'
import { type FileFields, readFileFields } from './fileFields'

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

interface FoundApplication {
  item: ApplicationListItem & { sections: AnswerSection[] }
  attachmentKeys: string[]
  fileFields: FileFields
}

/** A list item with its answers as they are read, and the files that were announced with them. */
export async function findApplication(
  db: Db,
  clientId: number,
  id: number,
): Promise<FoundApplication | undefined> {
  const row = await db
    .selectFrom('applications')
    .select(itemColumns)
    .select(['sections', 'attachment_keys', 'file_fields'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { sections, attachment_keys, file_fields, ...item } = row
  return {
    item: { ...toItem(item), sections: JSON.parse(sections) as AnswerSection[] },
    attachmentKeys: JSON.parse(attachment_keys) as string[],
    fileFields: readFileFields(file_fields),
  }
}

function toItem<Row extends { is_sent: 0 | 1 }>({ is_sent, ...item }: Row) {
  return { ...item, isSentToConnx: is_sent === 1 }
}
