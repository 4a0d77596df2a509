import type {
  AnswerSection,
  ApplicationListItem,
  DeliveryProgress,
} from '../../../src/schemas/applications/application'
import { getVisibleState, isCustomStateId } from '../../../src/schemas/applications/applicationState'
import { type CustomState, isUndecided } from '../../../src/schemas/applications/customState'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import { parseLanguage } from '../../../src/texts/language/language'
import type { Db } from '../../db/openDatabase'
import { type FileFields, readFileFields } from '../applications/applications.repository'
import { listCustomStates } from '../clients/applicationStateSettings.repository'

const itemColumns = [
  'a.id',
  'a.submitted_date as submittedDate',
  'a.vacancy_code as vacancyCode',
  'a.vacancy_name as vacancyName',
  'a.location',
  'a.applicant_name as applicantName',
  'a.is_sent',
  'a.opened_at',
  'a.withdrawn_at as withdrawnDate',
  'a.state as reviewState',
  'a.hear_by',
  'a.language as storedLanguage',
  'a.vacancy_name_told as vacancyNameTold',
  'o.state as outboxState',
  'o.attempts',
  'o.last_error',
] as const

/** Query of the client's applications, joined with their deliveries. */
function selectWithDeliveries(db: Db, clientId: number) {
  return db
    .selectFrom('applications as a')
    .leftJoin('outbox as o', (join) =>
      join.onRef('o.client_id', '=', 'a.client_id').onRef('o.application_id', '=', 'a.id'),
    )
    .where('a.client_id', '=', clientId)
}

/** Returns the list items with these ids, in the order of the ids; unknown ids are left out. */
export async function findListItems(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<ApplicationListItem[]> {
  if (ids.length === 0) return []
  const rows = await selectWithDeliveries(db, clientId).select(itemColumns).where('a.id', 'in', ids).execute()
  const customStates = await findCustomStatesIfUsed(db, clientId, rows)
  const byId = new Map(rows.map((row) => [row.id, toItem(row, customStates)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Answers of an application: as readable sections, and by field key on demand. */
export interface StoredAnswers {
  vacancyId: number
  sections: AnswerSection[]
  getAnswers: () => FormValues
}

/** Returns the answers of these applications, by application id. */
export async function findStoredAnswers(
  db: Db,
  clientId: number,
  ids: readonly number[],
): Promise<Map<number, StoredAnswers>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'vacancy_id as vacancyId', 'sections', 'answers'])
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, vacancyId, sections, answers }) => [
      id,
      {
        vacancyId,
        sections: JSON.parse(sections) as AnswerSection[],
        getAnswers: () => JSON.parse(answers) as FormValues,
      },
    ]),
  )
}

interface FoundApplication {
  vacancyId: number
  item: ApplicationListItem & { sections: AnswerSection[] }
  answers: FormValues
  /** The referral source; null if none is known. */
  source: string | null
  attachmentKeys: string[]
  fileFields: FileFields
}

/** Returns one application: its list item, its answers, and the keys of the files that the submission announced. */
export async function findApplication(
  db: Db,
  clientId: number,
  id: number,
): Promise<FoundApplication | undefined> {
  const row = await selectWithDeliveries(db, clientId)
    .select(itemColumns)
    .select(['a.sections', 'a.answers', 'a.attachment_keys', 'a.file_fields', 'a.vacancy_id'])
    .select('a.broadbean_channel as source')
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { sections, answers, attachment_keys, file_fields, vacancy_id, source, ...item } = row
  return {
    vacancyId: vacancy_id,
    item: {
      ...toItem(item, await findCustomStatesIfUsed(db, clientId, [item])),
      sections: JSON.parse(sections) as AnswerSection[],
    },
    answers: JSON.parse(answers) as FormValues,
    source: source || null,
    attachmentKeys: JSON.parse(attachment_keys) as string[],
    fileFields: readFileFields(file_fields),
  }
}

interface ItemRow {
  reviewState: string
  hear_by: string | null
  storedLanguage: string | null
  vacancyNameTold: string | null
  vacancyName: string
  withdrawnDate: string | null
  is_sent: 0 | 1
  opened_at: string | null
  outboxState: string | null
  attempts: number | null
  last_error: string | null
}

/** Returns the client's custom states, without a query if none of the rows has one. */
async function findCustomStatesIfUsed(
  db: Db,
  clientId: number,
  rows: readonly Pick<ItemRow, 'reviewState'>[],
): Promise<CustomState[]> {
  return rows.some(({ reviewState }) => isCustomStateId(reviewState)) ? listCustomStates(db, clientId) : []
}

function toItem<Row extends ItemRow>(
  {
    is_sent,
    opened_at,
    reviewState,
    hear_by,
    storedLanguage,
    outboxState,
    attempts,
    last_error,
    ...item
  }: Row,
  customStates: readonly CustomState[],
) {
  const visibleState = getVisibleState(reviewState, item.withdrawnDate)
  return {
    ...item,
    vacancyNameTold: item.vacancyNameTold ?? item.vacancyName,
    language: parseLanguage(storedLanguage),
    isHidden: false,
    isSentToConnx: is_sent === 1,
    isOpened: opened_at !== null,
    state: visibleState,
    hearBy: isUndecided(visibleState, customStates) ? hear_by : null,
    deliveryState: getDeliveryProgress(outboxState, attempts ?? 0),
    deliveryError: outboxState === 'sent' ? null : last_error,
  }
}

/** Progress of a delivery. 'retrying' and 'failed' are distinct from 'waiting', which has not been attempted yet. */
function getDeliveryProgress(state: string | null, attempts: number): DeliveryProgress {
  if (state === 'sent' || state === 'failed') return state
  return attempts > 0 ? 'retrying' : 'waiting'
}
