// npm run mutate [-- PART …] [--share N] [--only TEXT]: makes small changes in the sources of a part (schemas, renderer,
// services; by default all three), one at a time, and runs its tests. Prints each change that no test noticed, and the
// share of noticed changes: 85 % or more is a good result. --share N takes about one file in N, always the same; --only
// takes the files whose path contains this text. A complete part takes minutes to hours.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { mutatedParts } from '../tests/mutation/parts.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
})
const shareDivisor = Number(values.share)
const names = positionals.length > 0 ? positionals : Object.keys(mutatedParts)
const unknownName = names.find((name) => !mutatedParts[name])
if (unknownName)
  fail(`There is no part '${unknownName}'. The parts are: ${Object.keys(mutatedParts).join(', ')}.`)
if (!Number.isInteger(shareDivisor) || shareDivisor < 1)
  fail('--share must be a whole number N, 1 or more: about one file in N is changed.')

const rows = []
for (const name of names) rows.push([name, await mutate(name)])
console.table(Object.fromEntries(rows))

async function mutate(name) {
  const sourceFiles = listPartFiles(mutatedParts[name])
  if (sourceFiles.length === 0) fail(`No file of '${name}' has '${values.only}' in its path.`)
  process.env.FOYER_MUTATED_PART = name
  const results = await new Stryker({
    mutate: sourceFiles,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Code that runs when a module is loaded cannot be changed within a process; the types and other tests cover it.
    ignoreStatic: true,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    tempDirName: '.cache/mutation',
    timeoutMS: 20_000,
    // There are many API tests, and each file starts a server.
    dryRunTimeoutMinutes: 30,
    concurrency: 2,
  }).runMutationTest()
  const count = (...states) => results.filter(({ status }) => states.includes(status)).length
  const killedCount = count('Killed', 'Timeout')
  const totalCount = killedCount + count('Survived', 'NoCoverage')
  const percent = totalCount > 0 ? Math.round((1000 * killedCount) / totalCount) / 10 : 'nothing to change'
  return {
    files: sourceFiles.length,
    mutants: totalCount,
    killed: killedCount,
    untested: count('NoCoverage'),
    '% killed': percent,
  }
}

/** Returns the tracked sources of a part, without tests, reduced by --only and --share. */
function listPartFiles({ sources, except: excluded }) {
  const trackedFiles = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  return trackedFiles.filter(
    (path) =>
      sources.test(path) &&
      !excluded?.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      path.includes(values.only) &&
      createHash('sha256').update(path).digest().readUInt32BE() % shareDivisor === 0,
  )
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
