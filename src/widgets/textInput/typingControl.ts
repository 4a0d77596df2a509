import { afterPress } from '../shared/afterPress'
import { insertLikeTyping } from '../shared/insertLikeTyping'
import { countCharacters, fitInsertion, type LimitedText, limitText } from './limitText'

export type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Milliseconds without a key after which typed text is committed, unless the form wants every key at once. */
const idle = 400

/** What the control needs from its widget; read anew on every use. */
export interface TypingHost {
  element: () => TextElement | null
  max: number
  /** True where a space in front counts, as in a password. */
  keepSpace: boolean
  /** Another pause than usual. */
  pause?: number | undefined
  /** What the text is made when the person is done with it, where there is room for that. */
  complete?: ((text: string) => string) | undefined
  commit: (text: string) => void
  /** After every input: the text, and whether the limit cut something off. */
  noted: (text: LimitedText) => void
}

/**
 * The text of an input that a person types into, apart from React: a character that goes through React and the form's
 * values costs several times what a plain input does. Text is committed when typing pauses, on blur, and whenever the
 * form asks for it.
 */
export class TypingControl {
  host: TypingHost
  #committed: string
  #timer = 0
  #composing = false

  constructor(committed: string, host: TypingHost) {
    this.#committed = committed
    this.host = host
  }

  input = (): void => {
    const element = this.host.element()
    if (!element || this.#composing) return
    const after = limitText(element.value, this.host.max, this.host.keepSpace)
    if (after.text !== element.value) rewrite(element, after.text)
    this.host.noted(after)
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => afterPress(this.commit), this.host.pause ?? idle)
  }

  /**
   * Inserts the part of a typed or pasted text for which there is room, as if it had been typed: the browser's own undo
   * and redo go on working, and the text around it stays. A browser that cannot do this leaves it to `input`.
   */
  beforeInput = (event: InputEvent): void => {
    const element = this.host.element()
    if (!element || this.#composing || !event.cancelable || !event.data) return
    const { selectionStart, selectionEnd, value } = element
    if (selectionStart === null || selectionEnd === null) return
    const around = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) }
    const inserted = event.data.replace(/\r\n?/g, '\n')
    const fitting = fitInsertion(inserted, around, this.host.max, this.host.keepSpace)
    if (fitting.text === inserted) return
    const replacesNothing = fitting.text === '' && selectionStart === selectionEnd
    if (!replacesNothing && !insertLikeTyping(element, fitting.text)) return
    event.preventDefault()
    this.host.noted({ text: element.value, cut: fitting.cut })
  }

  /** Half-composed text (accents, Chinese, Japanese) is neither cut nor committed. */
  composing = (on: boolean): void => {
    this.#composing = on
    if (!on) this.input()
  }

  /** The person is done with it, for now. */
  flush = (): void => {
    const element = this.host.element()
    const text = element && this.host.complete?.(element.value)
    const isFinished = text !== undefined && text !== null && text !== element?.value
    if (element && isFinished && countCharacters(text) <= this.host.max) element.value = text
    this.commit()
  }

  commit = (): void => {
    window.clearTimeout(this.#timer)
    const element = this.host.element()
    if (!element || element.value === this.#committed) return
    this.#committed = element.value
    this.host.commit(element.value)
  }

  discard = (): void => {
    window.clearTimeout(this.#timer)
    const element = this.host.element()
    if (element) element.value = this.#committed
  }

  /** A value from elsewhere; text that waits to be committed is the newer of the two and stays. */
  receive(text: string): boolean {
    const element = this.host.element()
    if (!element || text === this.#committed || element.value !== this.#committed) return false
    this.#committed = text
    element.value = text
    return true
  }
}

/** Sets the text and leaves the caret where it was, counted from the end of what the person wrote. */
function rewrite(element: TextElement, text: string): void {
  const caret = element.selectionStart
  const removedInFront = element.value.endsWith(text) ? element.value.length - text.length : 0
  element.value = text
  if (caret === null) return
  const at = Math.max(0, Math.min(caret - removedInFront, text.length))
  element.setSelectionRange(at, at)
}
