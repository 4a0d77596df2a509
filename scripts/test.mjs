// npm test: installs missing packages, then runs every check and every test, in parallel where that is faster. All
// suites run even if earlier ones failed; the last line is the total. With --long (npm run test:long) randomized
// tests run at length. With --changed [COMMIT] only the tests run that the changes since that commit (default: HEAD)
// can affect.
import './lib/requireNode.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { runStages } from './lib/runStages.mjs'
import { browserTests, build, checks, serverTests, unitTests } from './lib/suites.mjs'

const args = process.argv.slice(2)
const changedIndex = args.indexOf('--changed')
if (changedIndex >= 0) process.env.FOYER_TEST_CHANGED = args[changedIndex + 1] ?? 'HEAD'
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
