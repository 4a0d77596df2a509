/** Returns whether another page embeds the site. An embedding page can mislead the visitor's clicks. */
export function isFramed(): boolean {
  return window.parent !== window
}
