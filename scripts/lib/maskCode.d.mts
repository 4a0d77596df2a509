export function maskCode(file: string, text: string): string
