import { describe, expect, it } from 'vitest'
import { countTests } from './runSuite.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('what a vitest report counts', () => {
  it('counts what passed', () => {
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
