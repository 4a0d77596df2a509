export function keepProse(file: string, text: string): string
