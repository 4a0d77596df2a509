import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** Files of no-script submissions that could not be accepted yet. */
export const keptFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(createTenantTable(db, 'kept_files'), ['token_hash', 'field_key', 'filename', 'created_at'])
      .addColumn('vacancy_id', 'integer', notNullColumn)
      .addColumn('file_id', 'integer', notNullColumn)
      .addUniqueConstraint('kept_files_token', ['client_id', 'token_hash'])
      .addForeignKeyConstraint('kept_files_file', ['client_id', 'file_id'], 'files', ['client_id', 'id'])
      .execute()
  },
}
