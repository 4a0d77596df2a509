/** Takes the steps of some work in the browser's idle moments. @returns what ends it before its time */
export function whenIdle(steps: Iterator<void, void>): () => void {
  // Safari has no idle callback; a timer between short portions is the next best.
  if (typeof requestIdleCallback !== 'function') return inPortions(steps)
  let handle = requestIdleCallback(function go(deadline) {
    do {
      if (steps.next().done) return
    } while (deadline.timeRemaining() > 4)
    handle = requestIdleCallback(go)
  })
  return () => cancelIdleCallback(handle)
}

function inPortions(steps: Iterator<void, void>): () => void {
  const portion = 8
  let handle = setTimeout(function go() {
    for (let step = 0; step < portion; step++) if (steps.next().done) return
    handle = setTimeout(go, portion)
  }, portion)
  return () => clearTimeout(handle)
}

/** Does one thing in such a moment. @returns what takes that back */
export function onceIdle(work: () => void): () => void {
  return whenIdle({
    next: () => {
      work()
      return { done: true, value: undefined }
    },
  })
}
