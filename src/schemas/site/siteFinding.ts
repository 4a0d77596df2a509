import { joinPath } from '../forms/answerPath'
import type { SiteEdit, SitePath } from './siteDraft'

/** A change that mends what was found, and what its button says. */
export interface SiteRepair {
  words: string
  edits: SiteEdit[]
}

/** One thing about a client's site that whoever makes it should know. No site with an error is published. */
export interface SiteFinding {
  severity: 'error' | 'warning'
  /** Which rule found it: stays the same while its words change. */
  code: string
  /** In the client's folder. */
  file: string
  /** In the file: a JSON Pointer; '' is the file as a whole. */
  path: string
  /** Goes on where the path ends. */
  message: string
  repair?: SiteRepair
}

/** The JSON Pointer (RFC 6901) of a place. */
export function pointerOf(place: SitePath): string {
  return place.length === 0 ? '' : `/${joinPath(place)}`
}

type InConfig = Pick<SiteFinding, 'severity' | 'code' | 'message'>

/** A finding at a place of config.json. */
export function findingAt(place: SitePath, found: InConfig, repair?: SiteRepair): SiteFinding {
  return { ...found, file: 'config.json', path: pointerOf(place), ...(repair ? { repair } : {}) }
}
