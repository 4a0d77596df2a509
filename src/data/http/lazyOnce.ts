/**
 * Code that comes with its first use, because a page that the server has written can be read without it. Where it does
 * not come, whoever needed it hears of that, and the next use asks again.
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
