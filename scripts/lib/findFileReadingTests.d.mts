export function findFileReadingTests(): string[]
