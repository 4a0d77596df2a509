/** Returns the most similar word if it differs by at most two letters; null otherwise. */
export function findNearestWord(word: string, candidates: readonly string[]): string | null {
  const [best] = candidates
    .map((other) => ({ other, distance: getDistance(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance: far, other }) => far <= Math.min(2, other.length / 3))
    .sort((a, b) => a.distance - b.distance)
  return best?.other ?? null
}

/** Returns the Levenshtein distance: the number of letters to add, remove or change. */
function getDistance(item: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...item].entries()) {
    const next = [index + 1]
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
