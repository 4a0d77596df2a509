import type { OtherLanguage } from '../../texts/language/language'

/** The parts of the site that an account's administrators may change. */
export interface SitePermissions {
  pages: boolean
  look: boolean
  css: boolean
}

/**
 * The origin of a version. 'restored': an older version was restored; 'draft': an unpublished draft was saved before
 * an import replaced it.
 */
export type SiteVersionSource = 'studio' | 'folder' | 'import' | 'restored' | 'draft'

/** A published version or a saved draft. Versions are never changed or deleted. */
export interface SiteVersion {
  /** Version number, from 1. */
  number: number
  /** SHA-256 over the paths and contents of all files, hex. */
  hash: string
  at: string
  by: string | null
  note: string
  source: SiteVersionSource
  restoredFrom?: number
  /** Descriptions of the changes against the version that was served before. */
  changes: string[]
  /** True for the version that visitors currently get. */
  serves: boolean
}

/** `GET /api/sites/{code}`. */
export interface SiteState {
  clientCode: string
  company: string
  /** The content that visitors currently get. */
  serves: {
    source: 'folder' | 'version' | 'defaults'
    version: number | null
    hash: string
    since: string | null
    by: string | null
  }
  /** The permissions of the current account. */
  may: SitePermissions
  /** The permissions of the client's own administrators. */
  granted: SitePermissions
  /** The languages besides English in which the site is offered. */
  languages: OtherLanguage[]
}
