let clipboardBlock: unknown
const listeners = new Set<() => void>()

/**
 * Returns the block that was last copied in this tab; undefined if there is none. It can be pasted into another
 * client's site.
 */
export const getCopiedBlock = (): unknown => clipboardBlock

export function copyBlock(block: unknown): void {
  clipboardBlock = block
  for (const listener of listeners) listener()
}

export function onCopy(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
