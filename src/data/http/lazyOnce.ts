/**
 * Loads code on first use, because a server-rendered page can be read without it. If loading fails, the call rejects
 * and the next call tries again.
 */
export function lazyOnce<Code>(bring: () => Promise<Code>): () => Promise<Code> {
  let brought: Promise<Code> | null = null
  return () => {
    brought ??= bring().catch((error: unknown) => {
      brought = null
      throw error
    })
    return brought
  }
}
