/** A file of a client's folder, identified by its content. */
export interface SiteFile {
  /** SHA-256 of the file's bytes, hex. */
  hash: string
  /** Size in bytes. */
  size: number
  /** MIME type. */
  type: string
  /** Width and height of a picture in pixels. */
  width?: number
  height?: number
}

/**
 * Ids of pages, blocks and menu items that stay the same when items are moved or renamed. They are stored beside
 * config.json, never in it, in the order of the file. Where they do not match the file, the missing ids are
 * generated.
 */
export interface SiteIds {
  pages: { id: string; blocks: string[] }[]
  menu: string[]
}

/** The draft of a client's site: the whole folder as it is edited, before it is published. */
export interface SiteDraft {
  clientCode: string
  company: string
  /** Number of saved changes; 0 if there is no draft yet and the content is the published site. */
  revision: number
  /** The version that the draft is based on; null if it is based on the folder or on nothing. */
  base: number | null
  /** The exact text of config.json; '' if there is no such file. */
  configText: string
  /** All other files of the client's folder, by their paths in it. */
  files: Record<string, SiteFile>
  ids: SiteIds
  /** ISO 8601; null if there is no draft yet. */
  updatedAt: string | null
  updatedBy: string | null
}

/** Keys and indexes from the root of config.json: ['pages', 0, 'title']. */
export type SitePath = readonly (string | number)[]

/**
 * One change of config.json. Several edits are applied in order: each path refers to the result of the previous edits.
 */
export interface SiteEdit {
  path: SitePath
  /** If absent, the value at the path is removed. */
  value?: unknown
  /** Inserts the value into a list, before the item at this index. */
  insert?: boolean
}
