/** Runs the steps of a task while the browser is idle. @returns a function that cancels the task */
export function runStepsWhenIdle(steps: Iterator<void, void>): () => void {
  // Safari has no `requestIdleCallback`; timers between short batches replace it.
  if (typeof requestIdleCallback !== 'function') return runInBatches(steps)
  let handle = requestIdleCallback(function runBatch(deadline) {
    do {
      if (steps.next().done) return
    } while (deadline.timeRemaining() > 4)
    handle = requestIdleCallback(runBatch)
  })
  return () => cancelIdleCallback(handle)
}

/** Number of steps between two pauses. */
const batchSize = 8
/** Length of a pause in milliseconds. */
const pauseMs = 8

function runInBatches(steps: Iterator<void, void>): () => void {
  let handle = setTimeout(function runBatch() {
    for (let step = 0; step < batchSize; step++) if (steps.next().done) return
    handle = setTimeout(runBatch, pauseMs)
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
