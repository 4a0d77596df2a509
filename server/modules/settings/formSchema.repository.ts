import type {
  AccountSchema,
  SchemaVersion,
  StoredFormField,
} from '../../../src/schemas/accountSchema/accountSchema'
import type { DescribedChange } from '../../../src/schemas/activity/activity.types'
import type { CustomField } from '../../../src/schemas/settings/userSettings'
import type { OtherLanguage } from '../../../src/texts/language/language'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion, parseClientLanguages } from '../clients/clients.repository'

/** A client's stored application form, including fields that are not offered to the client. */
export interface FormRows {
  rows: StoredFormField[]
  customFields: CustomField[]
  canAllowUpload: boolean
  languages: OtherLanguage[]
}

export async function findFormRows(db: Db, clientId: number): Promise<FormRows> {
  const row = await db
    .selectFrom('clients')
    .select(['application_form_fields as rows', 'custom_fields as customFields', 'can_allow_upload'])
    .select('languages')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return {
    rows: JSON.parse(row.rows) as StoredFormField[],
    customFields: JSON.parse(row.customFields) as CustomField[],
    canAllowUpload: row.can_allow_upload === 1,
    languages: parseClientLanguages(row.languages),
  }
}

export async function saveFormRows(
  db: Db,
  clientId: number,
  { rows, customFields }: Pick<FormRows, 'rows' | 'customFields'>,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({
      application_form_fields: JSON.stringify(rows),
      custom_fields: JSON.stringify(customFields),
      ...incrementSiteVersion,
    })
    .where('id', '=', clientId)
    .execute()
}

/** Lists the schema versions, newest first. */
export async function listSchemaVersions(db: Db, clientId: number): Promise<SchemaVersion[]> {
  const rows = await db
    .selectFrom('account_schemas')
    .select(['version', 'at', 'username as by', 'changes'])
    .where('client_id', '=', clientId)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as DescribedChange[] }))
}

/** Lists all schemas of the client, oldest first; empty if the schema was never edited. */
export async function listSchemas(
  db: Db,
  clientId: number,
): Promise<{ version: number; schema: AccountSchema }[]> {
  const rows = await db
    .selectFrom('account_schemas')
    .select(['version', 'schema'])
    .where('client_id', '=', clientId)
    .orderBy('version')
    .execute()
  return rows.map(({ version, schema }) => ({ version, schema: JSON.parse(schema) as AccountSchema }))
}

export async function addSchemaVersion(
  db: Db,
  clientId: number,
  entry: SchemaVersion & { schema: AccountSchema },
): Promise<void> {
  await db
    .insertInto('account_schemas')
    .values({
      client_id: clientId,
      version: entry.version,
      schema: JSON.stringify(entry.schema),
      changes: JSON.stringify(entry.changes),
      username: entry.by,
      at: entry.at,
    })
    .execute()
}
