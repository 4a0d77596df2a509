const shell = process.ppid
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * npm hands a signal to the shell between itself and us, and that shell ends without passing it on. Under npm, a
 * shell that is gone therefore means that we were asked to stop: otherwise the server would keep its port for ever.
 * A signal that reaches us as well ends the watch, lest the server took ours for a second, impatient one.
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
