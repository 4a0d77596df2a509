import type { Replacement } from './markupCommands'

/**
 * Writes into a text area as if it had been typed, so that its own undo takes it back. `insertText` is the one way to do
 * that; where a browser has none, the text is set, and told as typing is.
 */
export function putText(
  area: HTMLTextAreaElement,
  { from, to, insert, selectFrom, selectTo }: Replacement,
): void {
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped = insertLikeTyping(area, insert)
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }))
  }
  area.setSelectionRange(selectFrom, selectTo)
}

function insertLikeTyping(area: HTMLTextAreaElement, text: string): boolean {
  const { ownerDocument } = area
  if (typeof ownerDocument.execCommand !== 'function') return false
  return text === ''
    ? ownerDocument.execCommand('delete')
    : ownerDocument.execCommand('insertText', false, text)
}
