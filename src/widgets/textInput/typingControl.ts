import { runAfterPress } from '../shared/runAfterPress'

export type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Milliseconds after the last input until typed text is committed, unless the form sets another pause. */
const idleMs = 400

/** Settings and callbacks of the widget that uses the control. The control reads the current ones on every use. */
export interface TypingHost {
  getElement: () => TextElement | null
  max: number
  /** True to preserve leading spaces, as in a password. */
  preservesLeadingSpace: boolean
  /** Overrides the default pause, in milliseconds. */
  pause?: number | undefined
  /** Returns the final text on blur or flush; it is applied only if it fits the limit. */
  completeText?: ((text: string) => string) | undefined
  commit: (text: string) => void
  /** Called after every input with the text and whether the limit cut it. */
  onTextChange: (text: LimitedText) => void
}

/**
 * Holds the text of an input outside React while the user types: passing each character through React and the form's
 * values costs several times as much as a plain input. Text is committed when typing pauses, on blur, and when the
 * form asks for it.
 */
export class TypingControl {
  host: TypingHost
  #committedText: string
  #timer = 0
  #isComposing = false

  constructor(committed: string, host: TypingHost) {
    this.#committedText = committed
    this.host = host
  }

  onInput = (): void => {
    const element = this.host.getElement()
    if (!element || this.#isComposing) return
    const limitedText = limitText(element.value, this.host.max, this.host.preservesLeadingSpace)
    if (limitedText.text !== element.value) replaceText(element, limitedText.text)
    this.host.onTextChange(limitedText)
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => runAfterPress(this.commit), this.host.pause ?? idleMs)
  }

  /**
   * Inserts the part of typed or pasted text that fits, as if it had been typed, so that the browser's undo and redo
   * still work and the surrounding text is unchanged. If the browser does not support this, `onInput` cuts the text.
   */
  onBeforeInput = (event: InputEvent): void => {
    const element = this.host.getElement()
    if (!element || this.#isComposing || !event.cancelable || !event.data) return
    const { selectionStart, selectionEnd, value } = element
    if (selectionStart === null || selectionEnd === null) return
    const surroundingText = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) }
    const inserted = event.data.replace(/\r\n?/g, '\n')
    const fittedText = fitInsertion(inserted, surroundingText, this.host.max, this.host.preservesLeadingSpace)
    if (fittedText.text === inserted) return
    const replacesNothing = fittedText.text === '' && selectionStart === selectionEnd
    if (!replacesNothing && !insertLikeTyping(element, fittedText.text)) return
    event.preventDefault()
    this.host.onTextChange({ text: element.value, isTruncated: fittedText.isTruncated })
  }

  /** Text in composition (accents, Chinese, Japanese) is neither cut nor committed. */
  setComposing = (isComposing: boolean): void => {
    this.#isComposing = isComposing
    if (!isComposing) this.onInput()
  }

  /** Completes and commits the text, for example on blur. */
  flush = (): void => {
    const element = this.host.getElement()
    const text = element && this.host.completeText?.(element.value)
    const isFinished = text !== undefined && text !== null && text !== element?.value
    if (element && isFinished && countCharacters(text) <= this.host.max) element.value = text
    this.commit()
  }

  commit = (): void => {
    window.clearTimeout(this.#timer)
    const element = this.host.getElement()
    if (!element || element.value === this.#committedText) return
    this.#committedText = element.value
    this.host.commit(element.value)
  }

  discard = (): void => {
    window.clearTimeout(this.#timer)
    const element = this.host.getElement()
    if (element) element.value = this.#committedText
  }

  /**
   * Applies a value from outside. Returns false if it is unchanged, or if the input holds newer, uncommitted text.
   */
  receive(text: string): boolean {
    const element = this.host.getElement()
    if (!element || text === this.#committedText || element.value !== this.#committedText) return false
    this.#committedText = text
    element.value = text
    return true
  }
}

/** Sets the text and preserves the caret relative to the typed text. */
function replaceText(element: TextElement, text: string): void {
  const caret = element.selectionStart
  const removedBeforeCaret = element.value.endsWith(text) ? element.value.length - text.length : 0
  element.value = text
  if (caret === null) return
  const offset = Math.max(0, Math.min(caret - removedBeforeCaret, text.length))
  element.setSelectionRange(offset, offset)
}

/** The text of a field, and whether the limit cut it. */
export interface LimitedText {
  text: string
  isTruncated: boolean
}

/**
 * Applies a field's limits to text: no leading whitespace [FB-04], at most `max` characters [FB-02]. Characters are
 * Unicode code points, as in JSON Schema.
 */
export function limitText(typedText: string, max: number, preservesLeadingSpace = false): LimitedText {
  const text = preservesLeadingSpace ? typedText : typedText.replace(/^\s+/, '')
  if (text.length <= max) return { text, isTruncated: false }
  let end = 0
  let count = 0
  for (const character of text) {
    if (count === max) return { text: text.slice(0, end), isTruncated: true }
    end += character.length
    count += 1
  }
  return { text, isTruncated: false }
}

/** Returns the part of an inserted text that fits between the surrounding texts, which are never cut. */
export function fitInsertion(
  inserted: string,
  surroundingText: { before: string; after: string },
  max: number,
  preservesLeadingSpace = false,
): LimitedText {
  const available = max - countCharacters(surroundingText.before) - countCharacters(surroundingText.after)
  return limitText(inserted, Math.max(0, available), preservesLeadingSpace || surroundingText.before !== '')
}

/** Returns the number of Unicode code points. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * Replaces the selection of the focused text field as if the text had been typed, so that the browser's undo reverts
 * it. An empty text deletes the selection.
 * @returns false if the browser does not support this; the field is then unchanged
 */
function insertLikeTyping(field: HTMLInputElement | HTMLTextAreaElement, text: string): boolean {
  const { ownerDocument } = field
  // `execCommand` is deprecated, but nothing else writes to a field's undo history.
  if (typeof ownerDocument.execCommand !== 'function') return false
  return text === ''
    ? ownerDocument.execCommand('delete')
    : ownerDocument.execCommand('insertText', false, text)
}
