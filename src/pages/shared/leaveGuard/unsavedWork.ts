import { useEffect, useRef } from 'react'

const unsavedChecks = new Set<() => boolean>()

/**
 * Registers a check for unsaved changes on the open page; returns a function that removes it.
 * @param isChanged returns whether there are unsaved changes
 */
function registerUnsaved(isChanged: () => boolean): () => void {
  unsavedChecks.add(isChanged)
  return () => unsavedChecks.delete(isChanged)
}

/** Returns whether the open page has unsaved changes. */
export function hasUnsaved(): boolean {
  return [...unsavedChecks].some((isChanged) => isChanged())
}

/** Registers a check for unsaved changes for as long as the component is mounted. */
export function useUnsaved(isChanged: () => boolean): void {
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  })
  useEffect(() => {
    const unregister = registerUnsaved(() => latest.current())
    return () => void unregister()
  }, [])
}
