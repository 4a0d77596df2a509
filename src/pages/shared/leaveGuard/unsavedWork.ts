import { createContext, useEffect, useRef } from 'react'

const unsavedChangesChecks = new Set<() => boolean>()

/**
 * Registers a check for unsaved changes on the open page. Returns a function that unregisters it.
 * @param isChanged returns whether there are unsaved changes
 */
function registerUnsavedChangesCheck(isChanged: () => boolean): () => void {
  unsavedChangesChecks.add(isChanged)
  return () => unsavedChangesChecks.delete(isChanged)
}

/** Returns whether the open page has unsaved changes. */
export function hasUnsavedChanges(): boolean {
  return [...unsavedChangesChecks].some((isChanged) => isChanged())
}

/** Registers a check for unsaved changes for as long as the component is mounted. */
export function useUnsavedChangesCheck(isChanged: () => boolean): void {
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  })
  useEffect(() => {
    const unregister = registerUnsavedChangesCheck(() => latest.current())
    return () => void unregister()
  }, [])
}

/** A navigation that was requested, and the function that performs it. */
export interface PendingNavigation {
  pathname: string
  proceed: () => void
}

/** Returns true to block the navigation; the check may call `proceed` later to perform it. */
export type LeaveCheck = (navigation: PendingNavigation) => boolean

/** Registers a check that runs before each navigation inside the site. Returns a function that unregisters it. */
export const LeaveContext = createContext<(check: LeaveCheck) => () => void>(() => () => undefined)
