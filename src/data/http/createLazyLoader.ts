/**
 * Returns a function that loads code on its first call, because a server-rendered page can be read without this code. If
 * loading fails, the call rejects, and the next call tries again.
 */
export function createLazyLoader<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
