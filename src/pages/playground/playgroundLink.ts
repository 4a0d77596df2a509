/** Contents of the two editors of the playground. */
export interface PlaygroundTexts {
  schema: string
  looks: string
}

/** Maximum length; longer URLs may be truncated or rejected. */
const maxLength = 30_000

/** Encodes the texts as a URL fragment, which is never sent to a server; returns null if they are too long. */
export function toFragment(texts: PlaygroundTexts): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const fragment = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return fragment.length > maxLength ? null : fragment
}

/** Decodes a fragment; returns null if it is invalid. */
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
