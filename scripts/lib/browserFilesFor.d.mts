export function browserFilesFor(changedFiles: string[]): string[]
