import type { SiteFile, SiteIds } from '../../../src/schemas/site/siteDraft'
import type { Db } from '../../db/openDatabase'

/** What a client's administrators are writing. */
export interface DraftContent {
  configText: string
  /** All but `config.json`, by path. */
  files: Record<string, SiteFile>
  ids: SiteIds
}

/** A client's draft as it is stored; no content: what serves is the draft. */
export interface StoredDraft {
  revision: number
  /** The version that it began from. */
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

/** The client's only draft is this from now on. */
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
