/**
 * Prevents the previewed page from taking the focus from the editor, for example by focusing its heading after a
 * navigation. Scripts can only focus the selection layer, editable text, and elements other than headings while the
 * frame has the focus.
 */
export function preventFocus(): void {
  const give = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    const isOurs = this.isContentEditable || this.closest('.fy-stage') !== null
    if (isOurs || (document.hasFocus() && !this.matches('h1, h2, h3, main'))) give.call(this, options)
  }
}
