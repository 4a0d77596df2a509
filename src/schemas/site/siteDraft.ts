/** A file of a client's folder, known by its bytes. */
export interface SiteFile {
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string
  /** In bytes. */
  size: number
  /** Its MIME type. */
  type: string
  /** Of pictures, in pixels. */
  width?: number
  height?: number
}

/**
 * Names for pages, blocks and menu items that stay theirs through moves and renames. They are kept beside config.json,
 * never in it, in the order of the file; where they don't fit it, those that are missing are made anew.
 */
export interface SiteIds {
  pages: { id: string; blocks: string[] }[]
  menu: string[]
}

/** A client's site as somebody edits it: the whole folder, before it is published. */
export interface SiteDraft {
  clientCode: string
  company: string
  /** Counts the changes that were kept; 0 where nothing was drafted yet, and this is what serves. */
  revision: number
  /** The version that it began from; null for the folder, or for nothing. */
  base: number | null
  /** config.json as it is written, to the byte; '' where there is none. */
  configText: string
  /** Everything else of the client's folder, by its path in it. */
  files: Record<string, SiteFile>
  ids: SiteIds
  /** ISO 8601; null where nothing was drafted yet. */
  updatedAt: string | null
  updatedBy: string | null
}

/** Keys and places from the top of config.json down: ['pages', 0, 'title']. */
export type SitePath = readonly (string | number)[]

/** One change of config.json. Those of a list are made one after the other: each path is meant after the ones before. */
export interface SiteEdit {
  path: SitePath
  /** Absent: what stands there goes. */
  value?: unknown
  /** Puts the value into a list, before what stands at this place. */
  insert?: boolean
}
