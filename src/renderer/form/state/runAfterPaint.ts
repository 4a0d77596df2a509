/** Longest wait for an idle period, in milliseconds. */
const timeout = 500

/**
 * Runs `start` when the browser has painted the current frame and is idle, or after the longest wait. Returns a
 * function that cancels the call.
 */
export function runAfterPaint(start: () => void): () => void {
  // Safari has no `requestIdleCallback`, and neither has Node: there the next task runs it, possibly before the paint.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 0)
    return () => clearTimeout(timer)
  }
  const idleCallback = requestIdleCallback(start, { timeout })
  return () => cancelIdleCallback(idleCallback)
}
