/** Pixels that the page keeps above what it scrolls to, and a little below. */
const rim = 128

/**
 * Scrolls a form's beginning to the window's, where the field that has the focus stays in sight with it. A field farther
 * down than the window is tall stays where it is: what has the focus must be seen.
 */
export function showTogether(form: Element | null | undefined, field: Element | null | undefined): void {
  if (!form || !field) return
  const height = field.getBoundingClientRect().bottom - form.getBoundingClientRect().top
  if (height <= window.innerHeight - rim) form.scrollIntoView?.({ block: 'start' })
}
