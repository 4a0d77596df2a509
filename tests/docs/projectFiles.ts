import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The files of the repository as git knows them, new ones that are not ignored included. */
export const projectFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)

export const readProjectFile = (path: string) => readFileSync(path, 'utf8')
