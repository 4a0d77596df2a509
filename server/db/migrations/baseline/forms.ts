import type { Kysely } from 'kysely'
import { addClientReference, addIntegers, addTexts, createTenantTable } from '../../columns'

/**
 * Files of submissions that are not complete yet, daily counts of form abandonment and of blocked submissions, and
 * used form tokens.
 */
export async function createFormTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'kept_files'), ['token_hash', 'field_key', 'filename', 'created_at'])
    .$call(addIntegers('vacancy_id', 'file_id'))
    .addUniqueConstraint('kept_files_token', ['client_id', 'token_hash'])
    .$call(addClientReference('kept_files_file', 'file_id', 'files'))
    .execute()
  await addTexts(createTenantTable(db, 'partial_uploads'), ['field_key', 'filename', 'created_at'])
    .$call(addIntegers('application_id', 'size'))
    .addUniqueConstraint('partial_uploads_field', ['client_id', 'application_id', 'field_key'])
    .$call(addClientReference('partial_uploads_application', 'application_id', 'applications'))
    .execute()
  await createTenantTable(db, 'partial_pieces')
    .$call(addIntegers('upload_id', 'starts_at', 'size', 'file_id'))
    .addUniqueConstraint('partial_pieces_place', ['client_id', 'upload_id', 'starts_at'])
    .$call(addClientReference('partial_pieces_upload', 'upload_id', 'partial_uploads'))
    .$call(addClientReference('partial_pieces_file', 'file_id', 'files'))
    .execute()
  const abandonmentKey = ['day', 'form_version', 'field_key', 'measure']
  await addTexts(createTenantTable(db, 'form_leavings'), abandonmentKey)
    .$call(addIntegers('times'))
    .addUniqueConstraint('form_leavings_count', ['client_id', ...abandonmentKey])
    .execute()
  await addTexts(createTenantTable(db, 'used_stamps'), ['stamp', 'used_at'])
    .addUniqueConstraint('used_stamps_once', ['client_id', 'stamp'])
    .execute()
  await addTexts(createTenantTable(db, 'stopped_posts'), ['day', 'reason'])
    .$call(addIntegers('times'))
    .addUniqueConstraint('stopped_posts_count', ['client_id', 'day', 'reason'])
    .execute()
}
