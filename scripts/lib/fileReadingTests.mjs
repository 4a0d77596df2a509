import { readFileSync } from 'node:fs'
import { git } from './git.mjs'
import { getProjectPath } from './projectRoot.mjs'

/** How a test, or the helper beside it, reads files of the project: by a call, or as a snapshot. */
const readsFiles = /\b(readFile|readFileSync|readdir|readdirSync|toMatchFileSnapshot)\b|\/projectFiles'/

/**
 * Test files without servers and browsers whose result depends on files that they read instead of importing them: documents,
 * sources as text, generated files.
 *
 * @returns {string[]} paths inside the project
 */
export function fileReadingTests() {
  return git('ls-files', 'src', 'server', 'scripts/lib', 'tests/docs', 'tests/conformance')
    .split('\n')
    .filter(
      (path) => /\.test\.tsx?$/.test(path) && readsFiles.test(readFileSync(getProjectPath(path), 'utf8')),
    )
}
