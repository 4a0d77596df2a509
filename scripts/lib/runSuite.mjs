import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProjectPath } from './projectRoot.mjs'
import { runNpm } from './runProgram.mjs'

/** Runs an npm script that only passes or fails; it counts as one test. */
export async function runCheck(script) {
  const { code, output } = await runNpm(['run', '--silent', script], { quiet: true })
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/**
 * Returns the result of a vitest report: skipped and to-do tests count as failed, and so does a file that failed
 * without a failing test (a syntax error, a hook).
 */
export function countTests(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + brokenFiles,
  }
}

/** Returns the first lines of an error message. */
const getFirstLines = (text = '') => text.split('\n').slice(0, 6).join('\n    ')

/** Returns one text per failure: the file, the full title of the test and its message. @returns {string[]} */
export function listFailures(report) {
  return report.testResults.flatMap((file) => {
    const failedTests = file.assertionResults.filter((test) => test.status !== 'passed')
    if (failedTests.length === 0)
      return file.status === 'failed' ? [`${file.name}\n    ${getFirstLines(file.message)}`] : []
    return failedTests.map(
      (test) =>
        `${file.name} > ${test.fullName} (${test.status})\n    ${getFirstLines(test.failureMessages?.[0])}`,
    )
  })
}

/**
 * Finds errors in vitest's output that were thrown outside of tests, such as by a promise that was not awaited. They
 * fail a run, but are missing in its JSON report.
 * @returns {string[]} the first lines of the output about them as one text; empty if there are none
 */
export function findUnhandledErrors(output) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  const plainOutput = output.replace(/\u001b\[[\d;]*m/g, '')
  const lines = plainOutput.split('\n').filter((line) => line.trim())
  const index = lines.findIndex((line) => /Unhandled (Errors?|Rejection)/.test(line))
  return index < 0 ? [] : [lines.slice(index, index + 12).join('\n    ')]
}

/** If more files than this fail, none is run again: so many failures are no accident. */
const maxRetriedFiles = 6

/**
 * Combines a first run with a second run of its failing files. A test that fails twice has failed. A test that passes the
 * second time counts as passed, and is reported as flaky with its first message.
 * @param {{ passed: number, failed: number, failures: string[], passedInFailing: number }} firstRun
 * @param {{ passed: number, failed: number, failures: string[] }} retriedRun
 */
export function joinRuns(firstRun, retriedRun) {
  const passedCount = firstRun.passed - firstRun.passedInFailing + retriedRun.passed
  const failingNames = new Set(retriedRun.failures.map(getTestName))
  const flakyFailures = firstRun.failures.filter((failure) => !failingNames.has(getTestName(failure)))
  return {
    passed: passedCount,
    failed: retriedRun.failed,
    failures: retriedRun.failures,
    flaky: flakyFailures,
  }
}

const getTestName = (failure) => failure.split('\n')[0]

/** Returns the files with a failed test, and the number of their passed tests. */
export function getFailingFiles(report) {
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed')
  const passedTests = failedFiles.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'passed'),
  )
  return { files: failedFiles.map(({ name }) => name), passedInFailing: passedTests.length }
}

/**
 * Runs one or more vitest projects with this number of workers, or only `onlyFiles`, and counts the tests. A crashed
 * run counts at least one failure. A few failing files are run once more, one at a time: see `joinRuns`.
 */
export async function runVitest(project, workers, onlyFiles = []) {
  const { report, ...firstRun } = await runOnce(project, workers, onlyFiles)
  const { files, passedInFailing } = report ? getFailingFiles(report) : { files: [], passedInFailing: 0 }
  if (firstRun.failed === 0 || files.length === 0 || files.length > maxRetriedFiles) return firstRun
  const retriedRun = await runOnce(project, 1, files)
  const output = `${firstRun.output}\n── once more: ${files.join(', ')}\n${retriedRun.output}`
  return { ...joinRuns({ ...firstRun, passedInFailing }, retriedRun), output, times: firstRun.times }
}

/**
 * Runs vitest once. The number of workers is an environment variable, because vitest does not pass the option on to
 * projects.
 */
async function runOnce(project, workers, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const file = join(folder, 'report.json')
  const timesFile = join(folder, 'times.json')
  const fileTimes = getProjectPath('scripts/lib/fileTimesReporter.mjs')
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${fileTimes}`,
  ]
  const projects = [project].flat()
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters, ...files]
  const changedSinceCommit = process.env.FOYER_TEST_CHANGED
  if (changedSinceCommit && files.length === 0)
    args.push(`--changed=${changedSinceCommit}`, '--passWithNoTests')
  const env = {
    ...process.env,
    VITEST_MAX_WORKERS: String(workers),
    FOYER_TEST_PROJECT: projects.join('-'),
    FOYER_FILE_TIMES: timesFile,
  }
  const { code, output } = await runNpm(['exec', '--no', '--', 'vitest', ...args], { quiet: true, env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const times = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : []
  rmSync(folder, { recursive: true, force: true })
  const count = report ? countTests(report) : { passed: 0, failed: 0 }
  const failures = code === 0 ? [] : [...(report ? listFailures(report) : []), ...findUnhandledErrors(output)]
  return {
    ...count,
    failed: code !== 0 && count.failed === 0 ? 1 : count.failed,
    ...{ failures, flaky: [], output, report, times },
  }
}
