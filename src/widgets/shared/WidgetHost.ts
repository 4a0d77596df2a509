import { createContext } from 'react'

/** A widget that may hold uncommitted text. */
export interface TextHolder {
  /** Commits the input's text if it differs from the committed value. */
  flush: () => void
  /** Discards the input's text and shows the committed value again. */
  discard: () => void
}

/** Services that the form offers to its widgets. */
export interface WidgetHostValue {
  /** Registers the widget. Returns the function that unregisters it. */
  register: (holder: TextHolder) => () => void
  /** Announces text to screen readers (polite). */
  announce: (text: string) => void
}

export const WidgetHost = createContext<WidgetHostValue>({
  register: () => () => undefined,
  announce: () => undefined,
})

/**
 * Pause in milliseconds after the last input, after which typed text is committed. Default: that of `TypingControl`.
 */
export const TypingPause = createContext<number | undefined>(undefined)
