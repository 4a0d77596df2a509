/** Milliseconds after which work that waits for a quiet moment is done all the same. */
const patience = 500

/** Runs this when the browser has shown the form and has nothing else to do; returns what calls it off. */
export function afterFirstPaint(start: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(start, 0)
    return () => window.clearTimeout(timer)
  }
  const waiting = window.requestIdleCallback(start, { timeout: patience })
  return () => window.cancelIdleCallback(waiting)
}
