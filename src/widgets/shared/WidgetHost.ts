import { createContext } from 'react'

/** A widget that holds text which it has not committed yet. */
export interface TextHolder {
  /** Commits what stands in the input, if it differs from what was committed. */
  flush: () => void
  /** Forgets it: the committed value is written back into the input. */
  discard: () => void
}

/** What the form offers to the widgets inside it. */
export interface WidgetHostValue {
  /** Makes the holder known; returns what ends that. */
  register: (holder: TextHolder) => () => void
  /** Says something politely to people who listen instead of looking. */
  announce: (text: string) => void
}

export const WidgetHost = createContext<WidgetHostValue>({
  register: () => () => undefined,
  announce: () => undefined,
})

/** Milliseconds without a key after which what is typed is committed; undefined for a form that is sent. */
export const TypingPause = createContext<number | undefined>(undefined)
