import type { OtherLanguage } from '../../texts/language/language'

/** What an account's administrators may change of its site. */
export interface SitePermissions {
  pages: boolean
  look: boolean
  css: boolean
}

/**
 * Where a version came from; 'restored': an older one was brought back, 'draft': an unpublished draft was kept before an
 * import replaced it.
 */
export type SiteVersionSource = 'studio' | 'folder' | 'import' | 'restored' | 'draft'

/** A publication or a kept draft: never changed, never deleted. */
export interface SiteVersion {
  /** From 1. */
  number: number
  /** SHA-256, hex, over the paths and bytes of all its files. */
  hash: string
  at: string
  by: string | null
  note: string
  source: SiteVersionSource
  restoredFrom?: number
  /** Against what was served before, in words. */
  changes: string[]
  serves: boolean
}

/** `GET /api/sites/{code}`. */
export interface SiteState {
  clientCode: string
  company: string
  serves: {
    source: 'folder' | 'version' | 'defaults'
    version: number | null
    hash: string
    since: string | null
    by: string | null
  }
  /** What this account may change. */
  may: SitePermissions
  /** What the client's own administrators may. */
  granted: SitePermissions
  /** That it is offered in besides its own. */
  languages: OtherLanguage[]
}
