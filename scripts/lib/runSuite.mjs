import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNpm } from './runProgram.mjs'

/** A tool that says yes or no, by the name of its npm script: counts as one. */
export async function runCheck(script) {
  const { code } = await runNpm(['run', '--silent', script])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * What a vitest report says: skipped and to-do tests count as failed, and so does a file that failed without any of
 * its tests failing (a syntax error, a hook).
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

/** A vitest project: counts its tests. One that crashes, or ends badly for any other reason, counts at least one failure. */
export async function runVitest(project) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runNpm(['exec', '--no', '--', 'vitest', 'run', '--project', project, ...reporters])
  const count = existsSync(file)
    ? countTests(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  rmSync(folder, { recursive: true, force: true })
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
