/**
 * A name for a text: 22 characters of 0-9a-z, equal for equal texts (two 53-bit cyrb53 hashes with unlike seeds).
 * It names schemas and their validators; it keeps no secret.
 */
export function contentHash(text: string): string {
  return `${half(text, 0x9e3779b9)}${half(text, 0x85ebca6b)}`
}

function half(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}
