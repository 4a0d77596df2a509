import type { Json, Moment, TenantRow } from './columnTypes'

/** A client's bytes, kept once by their hash. */
export interface SiteFilesTable extends TenantRow {
  /** Hex. */
  sha256: string
  mime: string
  /** Bytes. */
  size: number
  /** Of pictures, in pixels. */
  width: number | null
  height: number | null
  content: Uint8Array
  created_at: Moment
}

/** Rows are only ever added. */
export interface SiteVersionsTable extends TenantRow {
  /** From 1, counted for each client. */
  number: number
  /** Of the manifest. */
  hash: string
  /** `SiteManifest`: all files by path, `config.json` among them. */
  manifest: Json
  /** `SiteIds`. */
  ids: Json
  at: Moment
  /** Who published it, as the username was then; null: the operator. */
  username: string | null
  note: string
  source: string
  restored_from: number | null
  /** `string[]`: what it changed, in words. */
  changes: Json
}

/** One a client. The row stays when a draft is published or thrown away, so that no revision is ever given twice. */
export interface SiteDraftsTable extends TenantRow {
  revision: number
  /** The version that it began from; null: the folder, or nothing. */
  base: number | null
  /** What a version made of it is said to come from: 'studio' or 'import'. */
  source: string
  /** Null, as the two that follow, while nothing is drafted: the draft is what serves. */
  config_text: string | null
  /** `Record<string, SiteFile>`, without `config.json`. */
  files: Json | null
  /** `SiteIds`. */
  ids: Json | null
  updated_at: Moment
  username: string | null
}
