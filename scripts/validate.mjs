// npm run validate: what every commit passes. The same suites as in npm test, without servers and browsers.
import { runStages } from './lib/runStages.mjs'
import { checks, unitTests } from './lib/suites.mjs'

await runStages([[...unitTests, ...checks]])
