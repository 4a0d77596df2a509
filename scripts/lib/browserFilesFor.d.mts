export function browserFilesFor(changed: string[]): string[]
