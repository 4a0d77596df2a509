import type { TextLocation } from './textPlaces'

/**
 * Makes a text editable in place, as plain text. Enter and leaving the element accept the text, Escape discards it; an
 * empty text is discarded as well. React's child nodes are set aside during the edit and restored afterwards.
 */
export function editInPlace(
  { element, value }: TextLocation,
  {
    onDone,
    caretAt,
  }: { onDone: (value: string | null) => void; caretAt?: { x: number; y: number } | undefined },
): void {
  const childNodes = [...element.childNodes]
  const hadTabIndex = element.getAttribute('tabindex')
  let isOver = false
  const end = (isTaken: boolean) => {
    if (isOver) return
    isOver = true
    const writtenText = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    element.removeEventListener('keydown', onKey)
    element.removeEventListener('blur', onBlur)
    element.removeAttribute('contenteditable')
    if (hadTabIndex === null) element.removeAttribute('tabindex')
    element.replaceChildren(...childNodes)
    onDone(isTaken && writtenText !== '' && writtenText !== value ? writtenText : null)
  }
  const onBlur = () => end(true)
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      end(event.key === 'Enter')
    } else if (event.key === ' ' && element.matches('button, summary')) {
      // A button would handle the space as a press.
      event.preventDefault()
      document.execCommand('insertText', false, ' ')
    }
  }
  element.replaceChildren(document.createTextNode(value))
  element.setAttribute('contenteditable', 'plaintext-only')
  if (hadTabIndex === null) element.setAttribute('tabindex', '-1')
  element.addEventListener('keydown', onKey)
  element.addEventListener('blur', onBlur)
  element.focus()
  placeCaret(element, caretAt)
}

/** Places the caret at the pointer position; without one, selects the whole text, so that typing replaces it. */
function placeCaret(element: HTMLElement, at: { x: number; y: number } | undefined): void {
  const spot = at && document.caretPositionFromPoint?.(at.x, at.y)
  const selection = window.getSelection()
  if (spot && element.contains(spot.offsetNode)) selection?.collapse(spot.offsetNode, spot.offset)
  else selection?.selectAllChildren(element)
}
