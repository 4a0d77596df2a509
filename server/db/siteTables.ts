import type { IsoDateTime, Json, TenantRow } from './columnTypes'

/** Files of a client's site, stored once per hash. */
export interface SiteFilesTable extends TenantRow {
  /** Hex. */
  sha256: string
  mime: string
  /** Size in bytes. */
  size: number
  /** Size in pixels; only for images. */
  width: number | null
  height: number | null
  content: Uint8Array
  created_at: IsoDateTime
}

/**
 * Versions of clients' sites: published ones, and drafts that were saved before they were replaced. Rows are only
 * added.
 */
export interface SiteVersionsTable extends TenantRow {
  /** Starts at 1 for each client. */
  number: number
  /** Hash of the manifest. */
  hash: string
  /** `SiteManifest`: all files by path, including `config.json`. */
  manifest: Json
  /** `SiteIds`. */
  ids: Json
  at: IsoDateTime
  /** Username at that time of the publisher or the draft's last editor; null for the operator. */
  username: string | null
  note: string
  source: string
  restored_from: number | null
  /** `string[]`: descriptions of the changes. */
  changes: Json
}

/** One row per client. It stays after a draft is published or discarded, so that no revision number is reused. */
export interface SiteDraftsTable extends TenantRow {
  revision: number
  /** The version that the draft started from; null if it started from the folder, or empty. */
  base: number | null
  /** The `source` of a version made from the draft: 'studio' or 'import'. */
  source: string
  /** Null, like the next two columns, while there is no draft. */
  config_text: string | null
  /** `Record<string, SiteFile>`, without `config.json`. */
  files: Json | null
  /** `SiteIds`. */
  ids: Json | null
  updated_at: IsoDateTime
  username: string | null
}
