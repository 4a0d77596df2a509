let copied: unknown
const listeners = new Set<() => void>()

/** What was copied last in this tab; undefined where nothing was. It may go to a page of another client's site. */
export const copiedBlock = (): unknown => copied

export function copyBlock(block: unknown): void {
  copied = block
  for (const listener of listeners) listener()
}

export function onCopy(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
