/** Milliseconds without a change after which a page stands, and those after which it is taken as it is. */
const rest = 120
const longest = 5000

/** Ends when the page has stopped changing and nothing of it is still coming; what fades in is there at once. */
export async function standing(): Promise<void> {
  const until = Date.now() + longest
  do await resting(until)
  while (Date.now() < until && document.querySelector('.fy-skeleton'))
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

function resting(until: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect()
      resolve()
    }
    let timer = setTimeout(end, rest)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, Math.max(0, Math.min(rest, until - Date.now())))
    })
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
