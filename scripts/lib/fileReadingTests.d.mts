export function fileReadingTests(): string[]
