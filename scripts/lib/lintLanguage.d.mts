export function lintLanguage(files: { file: string; text: string }[], allowed?: readonly string[]): string[]
