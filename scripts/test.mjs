// npm test: installs what is missing, then every check and every test, side by side where that is quicker. All suites run
// whatever the earlier ones said; the last line counts. With --long (npm run test:long) tests that search do it at length. With
// --changed [COMMIT] only the tests run that the changes since that commit (HEAD, if none is named) can reach.
import './lib/requireNode.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { runStages } from './lib/runStages.mjs'
import { browserTests, build, checks, serverTests, unitTests } from './lib/suites.mjs'

const args = process.argv.slice(2)
const changedAt = args.indexOf('--changed')
if (changedAt >= 0) process.env.FOYER_TEST_CHANGED = args[changedAt + 1] ?? 'HEAD'
if (args.includes('--long')) process.env.FOYER_TEST_LONG = '1'

try {
  await installPackages()
  await runStages([
    [build, ...checks],
    [browserTests, ...serverTests, ...unitTests],
  ])
} catch (error) {
  process.exitCode = 1
  console.log(`${error.message}\n\ninstallation: 0 passed, 1 failed\n0 passed, 1 failed`)
}
