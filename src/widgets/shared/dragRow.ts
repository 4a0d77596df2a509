interface DragOptions {
  startIndex: number
  /** First and last index that the row may take. */
  first: number
  last: number
  /** Moves a row to another index, synchronously. */
  move: (from: number, to: number) => void
  getRow: (index: number) => Element | null
  /** Called after the row was dropped at another index. */
  onDone: (position: number) => void
  /** Called after every drop or cancellation. */
  onEnd?: () => void
}

/** Distance in px from the top or bottom of the window at which dragging scrolls the page. */
const scrollMargin = 72

/**
 * Moves a row with the pointer (mouse, pen or finger), swapping it with adjacent rows, until the pointer is released.
 * Escape returns the row to its original index. The grip's `touch-action` prevents scrolling by touch.
 */
export function dragRow(start: globalThis.PointerEvent, options: DragOptions): void {
  const { startIndex, first, last, move, getRow, onDone, onEnd } = options
  const abortController = new AbortController()
  const { signal } = abortController
  let index = startIndex
  let y = start.clientY
  const mark = (isDragged: boolean) => getRow(index)?.toggleAttribute('data-dragged', isDragged)
  const moveTo = (to: number) => {
    mark(false)
    move(index, to)
    index = to
    mark(true)
  }
  const endDrag = () => {
    abortController.abort()
    mark(false)
    if (index !== startIndex) onDone(index)
    onEnd?.()
  }
  const moveUnderPointer = () => {
    while (index > first && y < getMiddle(getRow(index - 1))) moveTo(index - 1)
    while (index < last && y > getMiddle(getRow(index + 1))) moveTo(index + 1)
  }
  const onPointerMove = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    y = event.clientY
    moveUnderPointer()
  }
  const onPointerEnd = (event: globalThis.PointerEvent) => {
    if (event.pointerId === start.pointerId) endDrag()
  }
  const scrollNearEdges = () => {
    if (signal.aborted) return
    const scrollOffset = Math.min(0, y - scrollMargin) + Math.max(0, y - (window.innerHeight - scrollMargin))
    if (scrollOffset !== 0) {
      window.scrollBy({ top: scrollOffset / 4, behavior: 'instant' })
      moveUnderPointer()
    }
    requestAnimationFrame(scrollNearEdges)
  }
  mark(true)
  // Moving the row in the DOM would end a pointer capture, so the listeners are on the window.
  window.addEventListener('pointermove', onPointerMove, { signal })
  window.addEventListener('pointerup', onPointerEnd, { signal })
  window.addEventListener('pointercancel', onPointerEnd, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      if (index !== startIndex) moveTo(startIndex)
      endDrag()
    },
    { signal },
  )
  requestAnimationFrame(scrollNearEdges)
}

function getMiddle(row: Element | null): number {
  const box = row?.getBoundingClientRect()
  return box ? box.top + box.height / 2 : Number.NaN
}
