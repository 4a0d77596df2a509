import { isWithin } from '../forms/answerPath'
import type { SiteFinding } from '../site/siteFinding'

/** What was found at a place of config.json or below it: the marks of an outline and of an inspector. */
export function findingsAt(findings: readonly SiteFinding[], place: string): SiteFinding[] {
  return findings.filter(({ file, path }) => file === 'config.json' && isWithin(path, place))
}

/** How many there are of each. */
export function countFindings(findings: readonly SiteFinding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}
