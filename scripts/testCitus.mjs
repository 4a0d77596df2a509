// npm run test:citus: the tests of the API on a Citus cluster that FOYER_TEST_CITUS names, each server of theirs on databases
// of its own, which are made on every machine of it and dropped again. Without a cluster it says so and ends well.
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
