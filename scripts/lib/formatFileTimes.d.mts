/** Milliseconds of one test file: before its first hook, and of its hooks and tests. */
export interface FileTime {
  file: string
  start: number
  tests: number
}

export function formatFileTimes(results: { name: string; times?: FileTime[] }[]): string[]
