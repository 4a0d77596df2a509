/** A page that is not shown is not painted: nothing waits for it longer than this, in milliseconds. */
const longest = 100

/** Does something once what has changed is painted, so that whoever looks at it does not wait for that. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, longest)
}
