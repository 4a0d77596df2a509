export function findBrowserTests(changedFiles: string[]): string[]
