const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Focuses a field: its input, or the first focusable element of a group. Returns false if the field has none. */
export function focusField(id: string): boolean {
  const element = document.getElementById(id)
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  if (!target) return false
  // Both calls force a layout. In this order, the second layout has only the focus ring to add.
  target.focus({ preventScroll: true })
  target.scrollIntoView?.({ block: 'center' })
  return true
}

/**
 * Focuses the field at an answer path or, if it is not rendered, the nearest rendered ancestor. Returns false if none
 * is.
 */
export function focusPath(getId: (path: string) => string, path: string): boolean {
  if (focusField(getId(path))) return true
  const lastSlash = path.lastIndexOf('/')
  return lastSlash > 0 && focusPath(getId, path.slice(0, lastSlash))
}
