/** The texts of a list that came out of a file, in which anything may stand. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : []
}
