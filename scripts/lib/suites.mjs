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

const check = (name, script) => ({ name, run: () => runCheck(script) })
const vitest = (name, project, workers = 1) => ({ name, run: () => runVitest(project, workers) })

/** Suites that only read the sources. */
export const checks = [
  check('types', 'typecheck'),
  check('lint', 'lint'),
  check('floors', 'floors'),
  check('structure', 'structure'),
  check('dead code', 'knip'),
  check('regular expressions', 'regexes'),
  check('language', 'language'),
]

/** Suites that need neither a browser nor a server process. */
export const unitTests = [
  vitest('tests of the page', 'dom', 2),
  vitest('server tests', 'server'),
  vitest('unit tests', 'unit'),
]

export const build = {
  name: 'build',
  run: async () => {
    await buildProduct()
    return { passed: 1, failed: 0 }
  },
}

/**
 * Tests over HTTP, on both databases, against separate processes. They often wait, so they run in parallel with the
 * browsers.
 */
export const serverTests = [
  vitest('API tests (PostgreSQL)', 'api-postgres'),
  vitest('API tests (SQLite)', 'api'),
  vitest('process tests', 'processes'),
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
