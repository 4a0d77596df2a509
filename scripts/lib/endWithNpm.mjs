const shell = process.ppid
const asked = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * npm hands a signal to the shell between itself and us, and that shell ends without passing it on. Under npm, a
 * shell that is gone therefore means that we were asked to stop: otherwise the server would keep its port for ever.
 * A signal that reaches us as well ends the watch, lest the server took ours for a second, impatient one.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const stopWhenAlone = () => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }
  const watch = setInterval(stopWhenAlone, 300)
  watch.unref()
  for (const signal of asked) {
    process.once(signal, () => {
      clearInterval(watch)
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
  stopWhenAlone()
}
