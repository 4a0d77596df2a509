interface Count {
  passed: number
  failed: number
}

interface VitestReport {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export function countTests(report: VitestReport): Count
export function runCheck(script: string): Promise<Count & { output: string }>
export function runVitest(project: string, workers: number): Promise<Count & { output: string }>
