import { isAtOrBelowPath } from '../forms/answerPath'
import type { SiteFinding } from '../site/siteFinding'

/** Returns the findings at or below a place of config.json, for the markers in the outline and the inspector. */
export function filterFindings(findings: readonly SiteFinding[], pointer: string): SiteFinding[] {
  return findings.filter(({ file, path }) => file === 'config.json' && isAtOrBelowPath(path, pointer))
}

/** Counts the findings by severity. */
export function countFindings(findings: readonly SiteFinding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}
