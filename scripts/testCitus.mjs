// npm run test:citus: runs the tests of the API on the Citus cluster in FOYER_TEST_CITUS. Each test server has separate
// databases, which are created on every node and dropped afterwards. Without a cluster it prints a message and
// succeeds.
import './lib/requireNode.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { runStages } from './lib/runStages.mjs'
import { runVitest } from './lib/runSuite.mjs'

if (!process.env.FOYER_TEST_CITUS) {
  console.log(
    'No Citus cluster: FOYER_TEST_CITUS=postgres://… names the coordinator of one. Nothing was tested.',
  )
} else {
  await installPackages()
  await runStages([[{ name: 'API tests (Citus)', run: () => runVitest('api-citus', 2) }]])
}
