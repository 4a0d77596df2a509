/** Returns the texts of a list from a file, which may contain any values; other values become ''. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? item : '')) : []
}
