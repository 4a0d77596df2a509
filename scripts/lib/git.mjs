import { execFileSync } from 'node:child_process'

/**
 * Returns git's output without blanks and line breaks at its start and end. @throws with git's error message
 */
export function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
