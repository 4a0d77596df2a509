/**
 * Pages lead the focus to their headings, when one has come to them or they are called otherwise. Here that would take it
 * from whoever writes beside them: what a script gives it to is the layer's, what is written in, or in use already.
 */
export function preventFocus(): void {
  const give = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    const isOurs = this.isContentEditable || this.closest('.fy-stage') !== null
    if (isOurs || (document.hasFocus() && !this.matches('h1, h2, h3, main'))) give.call(this, options)
  }
}
