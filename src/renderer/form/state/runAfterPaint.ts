/** Longest wait for an idle period, in milliseconds. */
const timeout = 500

/** Runs `start` when the browser has painted the current frame and is idle. Returns a function that cancels the call. */
export function runAfterPaint(start: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(start, 0)
    return () => window.clearTimeout(timer)
  }
  const idleCallback = window.requestIdleCallback(start, { timeout })
  return () => window.cancelIdleCallback(idleCallback)
}
