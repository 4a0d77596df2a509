// npm run validate: what every commit passes. The checks, and the tests without servers and browsers that can be reached by what is
// not committed yet, or by the last commit if everything is. With --all (and where git knows no commit before) every such test runs.
import { fileReadingTests } from './lib/fileReadingTests.mjs'
import { git } from './lib/git.mjs'
import { runStages } from './lib/runStages.mjs'
import { runVitest } from './lib/runSuite.mjs'
import { checks, unitTests } from './lib/suites.mjs'

/** The commit whose differences to the working tree are tested; none if all tests are to run. */
function comparedCommit() {
  if (process.argv.includes('--all')) return undefined
  try {
    if (git('status', '--porcelain')) return 'HEAD'
    return git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  } catch {
    return undefined
  }
}

const commit = comparedCommit()
if (commit) process.env.FOYER_TEST_CHANGED = commit

/** Imports do not tell which changes reach these, so they always run. */
const readingSuite = {
  name: 'tests that read files',
  run: () => runVitest(['unit', 'dom', 'server'], 1, fileReadingTests()),
}

await runStages([[...unitTests, ...(commit ? [readingSuite] : []), ...checks]])
