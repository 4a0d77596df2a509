/** Runs the steps of a task while the browser is idle. @returns a function that cancels the task */
export function runStepsWhenIdle(steps: Iterator<void, void>): () => void {
  // Safari has no `requestIdleCallback`; timers between short batches replace it.
  if (typeof requestIdleCallback !== 'function') return runInChunks(steps)
  let handle = requestIdleCallback(function go(deadline) {
    do {
      if (steps.next().done) return
    } while (deadline.timeRemaining() > 4)
    handle = requestIdleCallback(go)
  })
  return () => cancelIdleCallback(handle)
}

/** Number of steps between two pauses. */
const chunkSize = 8
/** Length of a pause in milliseconds. */
const pauseMs = 8

function runInChunks(steps: Iterator<void, void>): () => void {
  let handle = setTimeout(function go() {
    for (let step = 0; step < chunkSize; step++) if (steps.next().done) return
    handle = setTimeout(go, pauseMs)
  }, pauseMs)
  return () => clearTimeout(handle)
}

/** Runs one function when the browser is idle. @returns a function that cancels it */
export function runWhenIdle(callback: () => void): () => void {
  return runStepsWhenIdle({
    next: () => {
      callback()
      return { done: true, value: undefined }
    },
  })
}
