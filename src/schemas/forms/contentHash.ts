/**
 * Returns a hash of a text: 22 characters of 0-9a-z (two 53-bit cyrb53 hashes with different seeds). It identifies
 * schemas and their validators and is not cryptographic.
 */
export function hashContent(text: string): string {
  let [high, low] = [0xdeadbeef ^ seeds[0], 0x41c6ce57 ^ seeds[0]]
  let [otherHigh, otherLow] = [0xdeadbeef ^ seeds[1], 0x41c6ce57 ^ seeds[1]]
  // Computes both hashes in one pass, because users wait for the result.
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
    otherHigh = Math.imul(otherHigh ^ code, 2654435761)
    otherLow = Math.imul(otherLow ^ code, 1597334677)
  }
  return `${mixHalf(high, low)}${mixHalf(otherHigh, otherLow)}`
}

const seeds = [0x9e3779b9, 0x85ebca6b] as const

function mixHalf(highHalf: number, lowHalf: number): string {
  const high =
    Math.imul(highHalf ^ (highHalf >>> 16), 2246822507) ^ Math.imul(lowHalf ^ (lowHalf >>> 13), 3266489909)
  const low = Math.imul(lowHalf ^ (lowHalf >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}
