import { execFileSync } from 'node:child_process'

/** Runs git. @returns its trimmed output @throws Error with git's message */
export function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
