import { isAtOrBelowPath, joinPath } from '../forms/answerPath'
import type { SiteEdit, SitePath } from './siteDraft'

/** A change that fixes a finding, and the label of its button. */
export interface SiteRepair {
  label: string
  edits: SiteEdit[]
}

/** A problem of a client's site. A site with an error cannot be published. */
export interface SiteFinding {
  severity: 'error' | 'warning'
  /** The id of the rule. It stays the same when the message changes. */
  code: string
  /** The file in the client's folder. */
  file: string
  /** JSON Pointer to the place in the file; '' for the file as a whole. */
  path: string
  /** The message, worded to follow the path. */
  message: string
  repair?: SiteRepair
}

/** Returns the JSON Pointer (RFC 6901) of a path. */
export function toJsonPointer(path: SitePath): string {
  return path.length === 0 ? '' : `/${joinPath(path)}`
}

type ConfigFinding = Pick<SiteFinding, 'severity' | 'code' | 'message'>

/** Creates a finding at a path of config.json. */
export function createFinding(path: SitePath, finding: ConfigFinding, repair?: SiteRepair): SiteFinding {
  return { ...finding, file: 'config.json', path: toJsonPointer(path), ...(repair ? { repair } : {}) }
}

/** Returns the findings at or below a place of config.json, for the markers in the outline and the inspector. */
export function filterFindings(findings: readonly SiteFinding[], pointer: string): SiteFinding[] {
  return findings.filter(({ file, path }) => file === 'config.json' && isAtOrBelowPath(path, pointer))
}

/** Counts the findings by severity. */
export function countFindings(findings: readonly SiteFinding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}
