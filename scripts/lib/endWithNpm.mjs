const shell = process.ppid
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Ends this process when the npm that started it is stopped. npm passes a signal to the shell between itself and this
 * process, and that shell ends without passing it on. Under npm, a missing parent shell therefore means that this
 * process should stop; otherwise the server would keep its port. A signal that reaches this process directly ends the
 * watch, so that the server does not receive a second one.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const stopWhenOrphaned = () => {
    if (process.ppid === shell) return
    clearInterval(watchInterval)
    process.kill(process.pid, 'SIGTERM')
  }
  const watchInterval = setInterval(stopWhenOrphaned, 300)
  watchInterval.unref()
  for (const signal of signals) {
    process.once(signal, () => {
      clearInterval(watchInterval)
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
  stopWhenOrphaned()
}
