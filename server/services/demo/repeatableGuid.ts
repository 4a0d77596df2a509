import { createHash } from 'node:crypto'

/** A UUID (version 8) that is the same for the same text, so that links to made-up data stay. */
export function repeatableGuid(text: string): string {
  const hex = createHash('sha256').update(`foyer demo ${text}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
