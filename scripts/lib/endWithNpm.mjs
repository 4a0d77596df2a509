/**
 * npm hands a signal to the shell between itself and us, and that shell ends without passing it on. Under npm, a
 * shell that is gone therefore means that we were asked to stop: otherwise the server would keep its port for ever.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}
