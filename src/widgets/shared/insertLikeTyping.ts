/**
 * Replaces the selection of the focused text field as if the text had been typed, so that the browser's own undo takes it
 * back. An empty text deletes the selection.
 * @returns false where the browser cannot do this; the field is then unchanged
 */
export function insertLikeTyping(field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  const { ownerDocument } = field
  // It is deprecated, but nothing else writes into a field's undo history.
  if (typeof ownerDocument.execCommand !== 'function') return false
  return text === ''
    ? ownerDocument.execCommand('delete')
    : ownerDocument.execCommand('insertText', false, text)
}
