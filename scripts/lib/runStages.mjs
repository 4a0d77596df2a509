import { availableParallelism } from 'node:os'
import { formatFileTimes } from './formatFileTimes.mjs'
import { makeTestFolder } from './testFolder.mjs'

/**
 * Number of suites that run in parallel: one more than the cores, three at least, because suites often wait for servers
 * or timers.
 */
const slots = Math.max(2, availableParallelism()) + 1

async function runAndPrint({ name, run }) {
  console.log(`── ${name} …`)
  const startTime = Date.now()
  const result = await run().catch((error) => ({ passed: 0, failed: 1, output: error.message }))
  const seconds = Math.round((Date.now() - startTime) / 1000)
  console.log(`\n── ${name} (${seconds} s)\n${result.output ?? ''}`)
  return { name, seconds, ...result }
}

/** Runs the suites in order, each when a slot is free; prints the output of a suite when it has ended. */
async function runStage(suites) {
  const remainingSuites = suites.entries()
  const results = []
  const runSlot = async () => {
    for (const [index, suite] of remainingSuites) results[index] = await runAndPrint(suite)
  }
  await Promise.all(Array.from({ length: Math.min(slots, suites.length) }, runSlot))
  return results
}

/**
 * Runs suites stage by stage; the suites of a stage run in parallel, and later stages run even if earlier ones
 * failed. Prints flaky tests, failures, the slowest files, the counts and seconds of each suite and a total, and sets
 * the exit code: 1 if anything failed.
 * @param {{ name: string, run: () => Promise<{ passed: number, failed: number, failures?: string[], flaky?:
 * string[], output?: string, times?: import('./formatFileTimes.mjs').FileTime[] }> }[][]} stages
 */
export async function runStages(stages) {
  process.env.TMPDIR = await makeTestFolder()
  const results = []
  for (const suites of stages) results.push(...(await runStage(suites)))
  for (const { name, flaky = [] } of results)
    for (const test of flaky)
      console.log(`flaky in ${name} (failed at first, passed when tried again): ${test}\n`)
  for (const { name, failures = [] } of results)
    for (const failure of failures) console.log(`failed in ${name}: ${failure}\n`)
  for (const line of formatFileTimes(results)) console.log(line)
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  for (const { name, passed, failed, flaky = [], seconds } of results)
    console.log(
      `${name}: ${passed} passed, ${failed} failed, ${flaky.length ? `${flaky.length} flaky, ` : ''}${seconds} s`,
    )
  process.exitCode = total('failed') === 0 ? 0 : 1
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}
