/** Maximum delay in milliseconds: a hidden page is not painted, and must not delay the work forever. */
const maxLength = 100

/** Runs `work` after the next paint, so that it does not delay showing a change. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, maxLength)
}
