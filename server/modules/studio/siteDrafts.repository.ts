import type { SiteFile, SiteIds } from '../../../src/schemas/site/siteDraft'
import type { Db } from '../../db/openDatabase'

/** Content of a client's draft. */
export interface DraftContent {
  configText: string
  /** All files except `config.json`, by path. */
  files: Record<string, SiteFile>
  ids: SiteIds
}

/** A client's stored draft. Without content, there is no draft, and editors show the served site. */
export interface StoredDraft {
  revision: number
  /** Version that the draft is based on. */
  base: number | null
  source: 'studio' | 'import'
  content: DraftContent | null
  updatedAt: string
  updatedBy: string | null
}

export async function findDraft(db: Db, clientId: number): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('site_drafts')
    .select(['revision', 'base', 'source', 'config_text as configText', 'files', 'ids'])
    .select(['updated_at as updatedAt', 'username as updatedBy'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!row) return undefined
  const { configText, files, ids, source, ...rest } = row
  const content =
    configText === null || files === null || ids === null
      ? null
      : {
          configText,
          files: JSON.parse(files) as DraftContent['files'],
          ids: JSON.parse(ids) as SiteIds,
        }
  return { ...rest, source: source as StoredDraft['source'], content }
}

/** Stores the client's draft, replacing the previous one. */
export async function saveDraft(db: Db, clientId: number, draft: StoredDraft): Promise<void> {
  const columns = {
    revision: draft.revision,
    base: draft.base,
    source: draft.source,
    config_text: draft.content?.configText ?? null,
    files: draft.content && JSON.stringify(draft.content.files),
    ids: draft.content && JSON.stringify(draft.content.ids),
    updated_at: draft.updatedAt,
    username: draft.updatedBy,
  }
  const { numUpdatedRows } = await db
    .updateTable('site_drafts')
    .set(columns)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (numUpdatedRows > 0) return
  await db
    .insertInto('site_drafts')
    .values({ client_id: clientId, ...columns })
    .execute()
}
