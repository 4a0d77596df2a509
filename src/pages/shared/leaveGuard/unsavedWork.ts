const open = new Set<() => boolean>()

/**
 * Registers a check for unsaved changes on the open page; returns a function that removes it.
 * @param isChanged returns whether there are unsaved changes
 */
export function registerUnsaved(isChanged: () => boolean): () => void {
  open.add(isChanged)
  return () => open.delete(isChanged)
}

/** Returns whether the open page has unsaved changes. */
export function hasUnsaved(): boolean {
  return [...open].some((isChanged) => isChanged())
}
