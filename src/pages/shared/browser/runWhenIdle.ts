/** Runs the steps of a task while the browser is idle. @returns a function that cancels the task */
export function whenIdle(iterator: Iterator<void, void>): () => void {
  // Safari has no `requestIdleCallback`; timers between short batches replace it.
  if (typeof requestIdleCallback !== 'function') return runInChunks(iterator)
  let handle = requestIdleCallback(function go(deadline) {
    do {
      if (iterator.next().done) return
    } while (deadline.timeRemaining() > 4)
    handle = requestIdleCallback(go)
  })
  return () => cancelIdleCallback(handle)
}

function runInChunks(iterator: Iterator<void, void>): () => void {
  const chunkSize = 8
  let handle = setTimeout(function go() {
    for (let step = 0; step < chunkSize; step++) if (iterator.next().done) return
    handle = setTimeout(go, chunkSize)
  }, chunkSize)
  return () => clearTimeout(handle)
}

/** Runs one function when the browser is idle. @returns a function that cancels it */
export function runWhenIdle(callback: () => void): () => void {
  return whenIdle({
    next: () => {
      callback()
      return { done: true, value: undefined }
    },
  })
}
