// npm run validate: the checks and tests that every commit must pass: all checks, and the tests without servers and
// browsers that uncommitted changes (or, without any, the last commit) can affect. With --all, or without an earlier
// commit, all of these tests run.
import { findFileReadingTests } from './lib/findFileReadingTests.mjs'
import { git } from './lib/git.mjs'
import { runStages } from './lib/runStages.mjs'
import { runVitest } from './lib/runSuite.mjs'
import { checks, unitTests } from './lib/suites.mjs'

/** Returns the commit to which the working tree is compared; undefined to run all tests. */
function getComparedCommit() {
  if (process.argv.includes('--all')) return undefined
  try {
    if (git('status', '--porcelain')) return 'HEAD'
    return git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  } catch {
    return undefined
  }
}

const commit = getComparedCommit()
if (commit) process.env.FOYER_TEST_CHANGED = commit

/**
 * Affected tests are found by their imports, but these tests read files without importing them, so they
 * always run.
 */
const readingSuite = {
  name: 'tests that read files',
  run: () => runVitest(['unit', 'dom', 'server'], 1, findFileReadingTests()),
}

await runStages([[...unitTests, ...(commit ? [readingSuite] : []), ...checks]])
