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

export function countTests(report: VitestCounts): Count
export function failuresOf(report: VitestFiles): string[]
export function unhandledOf(output: string): string[]
export function runCheck(script: string): Promise<Count & { output: string }>
export function runVitest(
  project: string,
  workers: number,
): Promise<Count & { failures: string[]; output: string }>
