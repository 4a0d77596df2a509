interface DragOptions {
  place: number
  /** The places that it can take. */
  first: number
  last: number
  /** Puts the row at one place to another, at once. */
  move: (from: number, to: number) => void
  rowAt: (place: number) => Element | null
  /** The row has been let go somewhere else. */
  onDone: (place: number) => void
}

/** So near the window's edge, in px, a row that is held there draws the page along. */
const edge = 72

/**
 * The row follows the pointer, past one neighbour after the other, until it is let go; Escape brings it back. By mouse,
 * pen or finger: the grip's `touch-action` keeps the page from being scrolled by it.
 */
export function dragListRow(start: globalThis.PointerEvent, options: DragOptions): void {
  const { place: from, first, last, move, rowAt, onDone } = options
  const ends = new AbortController()
  const { signal } = ends
  let at = from
  let y = start.clientY
  const mark = (on: boolean) => rowAt(at)?.toggleAttribute('data-dragged', on)
  const moveTo = (to: number) => {
    mark(false)
    move(at, to)
    at = to
    mark(true)
  }
  const end = () => {
    ends.abort()
    mark(false)
    if (at !== from) onDone(at)
  }
  const place = () => {
    while (at > first && y < middleOf(rowAt(at - 1))) moveTo(at - 1)
    while (at < last && y > middleOf(rowAt(at + 1))) moveTo(at + 1)
  }
  const follow = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    y = event.clientY
    place()
  }
  const drawAlong = () => {
    if (signal.aborted) return
    const by = Math.min(0, y - edge) + Math.max(0, y - (window.innerHeight - edge))
    if (by !== 0) {
      window.scrollBy({ top: by / 4, behavior: 'instant' })
      place()
    }
    requestAnimationFrame(drawAlong)
  }
  mark(true)
  // Moving the row in the document ends a capture, so the window listens.
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      if (at !== from) moveTo(from)
      end()
    },
    { signal },
  )
  requestAnimationFrame(drawAlong)
}

function middleOf(row: Element | null): number {
  const box = row?.getBoundingClientRect()
  return box ? box.top + box.height / 2 : Number.NaN
}
