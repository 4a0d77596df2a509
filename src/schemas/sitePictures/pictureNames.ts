const mostLetters = 60

/**
 * A name that a client's folder takes, made of what a file was called on somebody's device: small Latin letters, digits
 * and hyphens, an ending by its kind, and none that another file has (letter case does not count).
 */
export function pictureName(called: string, ending: string, taken: readonly string[]): string {
  const stem = called
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replace(/^-|-$/g, '')
  const names = new Set(taken.map((name) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const name = `${stem || 'picture'}${count === 1 ? '' : `-${count}`}.${ending}`
    if (!names.has(name)) return name
  }
}
