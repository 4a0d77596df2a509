const firstTouchEvents = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Runs `start` on the user's first interaction with the page, or at once if a form control has the focus. Returns a
 * function that cancels the call. It defers work that a server-rendered form does not need at first.
 */
export function runAfterFirstTouch(start: () => void): () => void {
  const abortController = new AbortController()
  if (document.activeElement?.matches('input, select, textarea, button')) start()
  else {
    const onFirstTouch = () => {
      abortController.abort()
      start()
    }
    for (const eventType of firstTouchEvents)
      window.addEventListener(eventType, onFirstTouch, {
        capture: true,
        passive: true,
        signal: abortController.signal,
      })
  }
  return () => abortController.abort()
}
