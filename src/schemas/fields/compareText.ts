let collator: Intl.Collator | null = null

/**
 * Compares names in alphabetical order: accents and letter case do not matter, and numbers compare by size. The order
 * is the same in every browser and on the server, regardless of their language. The collator is created on
 * first use, because creating it takes a slow phone about 100 ms.
 */
export function compareText(first: string, second: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(first, second)
}
