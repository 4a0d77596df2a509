/** Whether the site stands in another page, which may lead a visitor's clicks and eyes wherever it wants. */
export function isFramed(): boolean {
  return window.parent !== window
}
