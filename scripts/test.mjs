// npm test: installs what is missing, then every check and every test, one suite after the other (a machine with two
// cores runs them no faster together). All suites run whatever the earlier ones said; the last line counts.
import './lib/requireNode.mjs'
import { buildProduct } from './lib/buildProduct.mjs'
import { obtainChromium } from './lib/findChromium.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { runCheck, runVitest } from './lib/runSuite.mjs'

const asSuite = (step) => async () => {
  await step()
  return { passed: 1, failed: 0 }
}

const withChromium = async () => {
  process.env.CHROMIUM = await obtainChromium()
  return runVitest('e2e')
}

const suites = [
  ['build', asSuite(buildProduct)],
  ['types', () => runCheck('typecheck')],
  ['lint', () => runCheck('lint')],
  ['floors', () => runCheck('floors')],
  ['dead code', () => runCheck('knip')],
  ['unit tests', () => runVitest('unit')],
  ['server tests', () => runVitest('server')],
  ['API tests (SQLite)', () => runVitest('api')],
  ['API tests (PostgreSQL)', () => runVitest('api-postgres')],
  ['browser tests', withChromium],
]

async function countOf(name, run) {
  console.log(`\n── ${name}`)
  try {
    return await run()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function runAll() {
  try {
    await installPackages()
  } catch (error) {
    console.log(error.message)
    return [['installation', { passed: 0, failed: 1 }]]
  }
  const counts = []
  for (const [name, run] of suites) counts.push([name, await countOf(name, run)])
  return counts
}

const counts = await runAll()
const total = (key) => counts.reduce((sum, [, count]) => sum + count[key], 0)
console.log()
for (const [name, { passed, failed }] of counts) console.log(`${name}: ${passed} passed, ${failed} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)
