import { execFileSync } from 'node:child_process'

/** What git answers, without the last line's end. @throws with git's own words */
export function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
