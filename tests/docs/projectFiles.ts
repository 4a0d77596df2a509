import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Lists the repository's files as git knows them, including new files that are not ignored. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)

export const readProjectFile = (path: string) => readFileSync(path, 'utf8')
