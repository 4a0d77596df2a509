import { createContext, useEffect, useRef } from 'react'

const unsavedChecks = new Set<() => boolean>()

/**
 * Registers a check for unsaved changes on the open page; returns a function that removes it.
 * @param isChanged returns whether there are unsaved changes
 */
function registerUnsavedCheck(isChanged: () => boolean): () => void {
  unsavedChecks.add(isChanged)
  return () => unsavedChecks.delete(isChanged)
}

/** Returns whether the open page has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return [...unsavedChecks].some((isChanged) => isChanged())
}

/** Registers a check for unsaved changes for as long as the component is mounted. */
export function useUnsavedCheck(isChanged: () => boolean): void {
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  })
  useEffect(() => {
    const unregister = registerUnsavedCheck(() => latest.current())
    return () => void unregister()
  }, [])
}

/** A navigation that was requested, and the function that performs it. */
export interface PendingNavigation {
  pathname: string
  proceed: () => void
}

/** Returns true to block the navigation; the check may call `proceed` later to perform it. */
export type LeaveCheck = (move: PendingNavigation) => boolean

/** Registers a check that runs before each navigation inside the site. Returns a function that removes the check. */
export const LeaveContext = createContext<(check: LeaveCheck) => () => void>(() => () => undefined)
