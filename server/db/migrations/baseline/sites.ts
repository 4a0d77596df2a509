import type { Kysely } from 'kysely'
import {
  addIntegers,
  addOptionalIntegers,
  addOptionalTexts,
  addTexts,
  createTenantTable,
  notNullColumn,
} from '../../columns'

/** Files, drafts and versions of sites. A client that has published nothing is served from its folder. */
export async function createSiteTables(db: Kysely<unknown>): Promise<void> {
  await addTexts(createTenantTable(db, 'site_files'), ['sha256', 'mime', 'created_at'])
    .$call(addIntegers('size'))
    .$call(addOptionalIntegers('width', 'height'))
    .addColumn('content', 'blob', notNullColumn)
    .addUniqueConstraint('site_files_bytes', ['client_id', 'sha256'])
    .execute()
  const versionTexts = ['hash', 'manifest', 'ids', 'at', 'note', 'source', 'changes']
  await addTexts(createTenantTable(db, 'site_versions'), versionTexts)
    .$call(addIntegers('number'))
    .$call(addOptionalTexts('username'))
    .$call(addOptionalIntegers('restored_from'))
    .addUniqueConstraint('site_versions_number', ['client_id', 'number'])
    .execute()
  await addTexts(createTenantTable(db, 'site_drafts'), ['source', 'updated_at'])
    .$call(addIntegers('revision'))
    .$call(addOptionalIntegers('base'))
    .$call(addOptionalTexts('config_text', 'files', 'ids', 'username'))
    .addUniqueConstraint('site_drafts_client', ['client_id'])
    .execute()
}
