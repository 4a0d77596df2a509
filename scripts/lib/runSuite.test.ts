import { describe, expect, it } from 'vitest'
import { countTests, findUnhandledErrors, getFailingFiles, joinRuns, listFailures } from './runSuite.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('countTests', () => {
  it('counts passed tests', () => {
    const report = { numTotalTests: 2, numPassedTests: 2, testResults: [file('passed', 'passed', 'passed')] }
    expect(countTests(report)).toEqual({ passed: 2, failed: 0 })
  })

  it('counts a skipped and a to-do test as failed', () => {
    const report = {
      numTotalTests: 3,
      numPassedTests: 1,
      testResults: [file('passed', 'passed', 'skipped', 'todo')],
    }
    expect(countTests(report)).toEqual({ passed: 1, failed: 2 })
  })

  it('counts a file that could not be read as failed, and a failed test once', () => {
    const testResults = [file('failed'), file('failed', 'passed', 'failed')]
    expect(countTests({ numTotalTests: 2, numPassedTests: 1, testResults })).toEqual({ passed: 1, failed: 2 })
  })
})

describe('the list of failures', () => {
  it('contains the file, the full title and the message of each failed test, and the message of a file that cannot be read', () => {
    const failures = listFailures({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'fine' },
            { status: 'failed', fullName: 'a thing is so', failureMessages: ['expected 1\nto be 2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'a hook failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    })
    expect(failures).toEqual([
      'a.test.ts > a thing is so (failed)\n    expected 1\n    to be 2',
      'b.test.ts\n    a hook failed',
    ])
  })

  it('takes errors outside of tests from the output, because the report does not contain them', () => {
    const output = [
      ' ✓ a.test.ts (1 test) 5ms',
      '\u001b[31m⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯\u001b[39m',
      '',
      'Vitest caught 1 unhandled error during the test run.',
      '⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯',
      'Error: Connection terminated unexpectedly',
    ].join('\n')
    const [firstError = '', ...others] = findUnhandledErrors(output)
    expect(firstError).toMatch(/^⎯+ Unhandled Errors[\s\S]*Error: Connection terminated unexpectedly$/)
    expect([others, findUnhandledErrors(' ✓ a.test.ts (1 test) 5ms')]).toEqual([[], []])
  })
})

describe('a second run', () => {
  it('repeats the whole files with a failed test', () => {
    const testResults = [
      { name: 'a.test.ts', ...file('failed', 'passed', 'failed', 'passed') },
      { name: 'b.test.ts', ...file('passed', 'passed') },
    ]
    expect(getFailingFiles({ testResults })).toEqual({ files: ['a.test.ts'], passedInFailing: 2 })
  })

  it('decides: a test that fails again has failed, a test that passes is reported as flaky', () => {
    const first = {
      ...{ passed: 10, failed: 2, passedInFailing: 3 },
      failures: ['a > one (failed)\n    too early', 'a > two (failed)\n    expected 1'],
    }
    const again = { passed: 4, failed: 1, failures: ['a > two (failed)\n    expected 1, again'] }
    expect(joinRuns(first, again)).toEqual({
      ...{ passed: 11, failed: 1, failures: again.failures },
      flaky: ['a > one (failed)\n    too early'],
    })
  })
})
