import type { FileTime } from './formatFileTimes.mjs'

interface Count {
  passed: number
  failed: number
}

interface VitestCounts {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface VitestFiles {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface Run extends Count {
  failures: string[]
}

export function countTests(report: VitestCounts): Count
export function listFailures(report: VitestFiles): string[]
export function findUnhandledErrors(output: string): string[]
export function getFailingFiles(report: {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}): { files: string[]; passedInFailing: number }
export function joinRuns(
  firstRun: Run & { passedInFailing: number },
  retriedRun: Run,
): Run & { flaky: string[] }
export function runCheck(script: string): Promise<Count & { output: string }>
export function runVitest(
  project: string | string[],
  workers: number,
  onlyFiles?: string[],
): Promise<Run & { flaky: string[]; output: string; times: FileTime[] }>
