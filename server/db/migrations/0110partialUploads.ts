import type { Kysely, Migration } from 'kysely'
import { addTexts, createTenantTable, notNullColumn } from '../columns'

/** Chunked uploads of application files. */
export const partialUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(createTenantTable(db, 'partial_uploads'), ['field_key', 'filename', 'created_at'])
      .addColumn('application_id', 'integer', notNullColumn)
      .addColumn('size', 'integer', notNullColumn)
      .addUniqueConstraint('partial_uploads_field', ['client_id', 'application_id', 'field_key'])
      .addForeignKeyConstraint(
        'partial_uploads_application',
        ['client_id', 'application_id'],
        'applications',
        ['client_id', 'id'],
      )
      .execute()
    await createTenantTable(db, 'partial_pieces')
      .addColumn('upload_id', 'integer', notNullColumn)
      .addColumn('starts_at', 'integer', notNullColumn)
      .addColumn('size', 'integer', notNullColumn)
      .addColumn('file_id', 'integer', notNullColumn)
      .addUniqueConstraint('partial_pieces_place', ['client_id', 'upload_id', 'starts_at'])
      .addForeignKeyConstraint('partial_pieces_upload', ['client_id', 'upload_id'], 'partial_uploads', [
        'client_id',
        'id',
      ])
      .addForeignKeyConstraint('partial_pieces_file', ['client_id', 'file_id'], 'files', ['client_id', 'id'])
      .execute()
  },
}
