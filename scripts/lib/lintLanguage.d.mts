export function lintLanguage(files: { file: string; text: string }[]): string[]
