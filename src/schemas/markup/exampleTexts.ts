/** Marks text as an example that has to be replaced before publishing: 'Title' becomes '[[Title]]'. */
export function toPlaceholder(text: string): string {
  return `[[${text}]]`
}

/** Returns every placeholder in a text, including its brackets. */
export function findPlaceholders(text: string): string[] {
  return text.match(/\[\[[^[\]]+\]\]/g) ?? []
}
