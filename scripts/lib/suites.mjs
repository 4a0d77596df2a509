import { buildProduct } from './buildProduct.mjs'
import { findBrowserTests } from './findBrowserTests.mjs'
import { obtainChromium } from './findChromium.mjs'
import { git } from './git.mjs'
import { runCheck, runVitest } from './runSuite.mjs'

/** Returns the paths that differ from a commit, including new files. */
const listChangedFiles = (commit) =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .join('\n')
    .split('\n')
    .filter(Boolean)

const createCheck = (name, script) => ({ name, run: () => runCheck(script) })
const createTestSuite = (name, project, workers = 1) => ({ name, run: () => runVitest(project, workers) })

/** Suites that only read the sources. */
export const checks = [
  createCheck('types', 'typecheck'),
  createCheck('lint', 'lint'),
  createCheck('floors', 'floors'),
  createCheck('structure', 'structure'),
  createCheck('dead code', 'knip'),
  createCheck('regular expressions', 'regexes'),
  createCheck('language', 'language'),
]

/** Suites that need neither a browser nor a server process. */
export const unitTests = [
  createTestSuite('DOM tests', 'dom', 2),
  createTestSuite('server tests', 'server'),
  createTestSuite('unit tests', 'unit'),
]

export const build = {
  name: 'build',
  run: async () => {
    await buildProduct()
    return { passed: 1, failed: 0 }
  },
}

/**
 * Tests of the API over HTTP on both databases, and of server and command processes. They often wait, so they run in
 * parallel with the browsers.
 */
export const serverTests = [
  createTestSuite('API tests (PostgreSQL)', 'api-postgres'),
  createTestSuite('API tests (SQLite)', 'api'),
  createTestSuite('process tests', 'processes'),
]

export const browserTests = {
  name: 'browser tests',
  run: async () => {
    const sinceCommit = process.env.FOYER_TEST_CHANGED
    const files = sinceCommit ? findBrowserTests(listChangedFiles(sinceCommit)) : []
    if (sinceCommit && files.length === 0) return { passed: 0, failed: 0 }
    await obtainChromium()
    return runVitest('e2e', 2, files)
  },
}
