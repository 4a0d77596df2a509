/** What the playground shows, as it is written in its two boxes. */
export interface PlaygroundTexts {
  schema: string
  looks: string
}

/** Longer addresses are cut off on the way, or refused. */
const longest = 30_000

/** The texts as an address's fragment, which no server sees; null where they are too long for one. */
export function toFragment(texts: PlaygroundTexts): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const fragment = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return fragment.length > longest ? null : fragment
}

/** Null for a fragment that is none of ours. */
export function fromFragment(fragment: string): PlaygroundTexts | null {
  try {
    const letters = atob(fragment.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof read !== 'object' || read === null) return null
    const { schema, looks } = read as Partial<PlaygroundTexts>
    return typeof schema === 'string' && typeof looks === 'string' ? { schema, looks } : null
  } catch {
    return null
  }
}
