const open = new Set<() => boolean>()

/** Tells of what is written on the page that is open. @param isChanged whether it is not saved yet; what it returns ends that */
export function registerUnsaved(isChanged: () => boolean): () => void {
  open.add(isChanged)
  return () => open.delete(isChanged)
}

/** Whether something would be lost with the page. */
export function hasUnsaved(): boolean {
  return [...open].some((isChanged) => isChanged())
}
