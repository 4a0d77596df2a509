/**
 * Replaces the selection of the focused text field as if the text had been typed, so that the browser's undo reverts
 * it. An empty text deletes the selection.
 * @returns false if the browser does not support this; the field is then unchanged
 */
export function insertLikeTyping(field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  const { ownerDocument } = field
  // `execCommand` is deprecated, but nothing else writes to a field's undo history.
  if (typeof ownerDocument.execCommand !== 'function') return false
  return text === ''
    ? ownerDocument.execCommand('delete')
    : ownerDocument.execCommand('insertText', false, text)
}
