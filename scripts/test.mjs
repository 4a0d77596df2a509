// npm test: installs what is missing, then every check and every test, side by side where that is quicker. All suites run
// whatever the earlier ones said; the last line counts. With --long (npm run test:long) tests that search do it at length.
import './lib/requireNode.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { runStages } from './lib/runStages.mjs'
import { browserTests, build, checks, serverTests, unitTests } from './lib/suites.mjs'

if (process.argv.includes('--long')) process.env.FOYER_TEST_LONG = '1'

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
