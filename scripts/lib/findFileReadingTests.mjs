import { readFileSync } from 'node:fs'
import { git } from './git.mjs'
import { getProjectPath } from './projectRoot.mjs'

/** Matches code of a test or its helper that reads project files: a call, or a snapshot. */
const fileReadPattern = /\b(readFile|readFileSync|readdir|readdirSync|toMatchFileSnapshot)\b|\/projectFiles'/

/**
 * Returns the test files without servers and browsers that read project files instead of importing them: documents,
 * sources as text, generated files.
 * @returns {string[]} paths inside the project
 */
export function findFileReadingTests() {
  return git('ls-files', 'src', 'server', 'scripts/lib', 'tests/docs', 'tests/conformance')
    .split('\n')
    .filter(
      (path) =>
        /\.test\.tsx?$/.test(path) && fileReadPattern.test(readFileSync(getProjectPath(path), 'utf8')),
    )
}
