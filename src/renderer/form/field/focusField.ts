const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Moves the focus to a field: to its input, or to the first one of a group. False when it shows none. */
export function focusField(id: string): boolean {
  const element = document.getElementById(id)
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  if (!target) return false
  target.scrollIntoView?.({ block: 'center' })
  target.focus({ preventScroll: true })
  return true
}

/** The same for a place in an answer, or for the nearest above it that is shown. */
export function focusPath(idOf: (path: string) => string, path: string): boolean {
  if (focusField(idOf(path))) return true
  const above = path.lastIndexOf('/')
  return above > 0 && focusPath(idOf, path.slice(0, above))
}
