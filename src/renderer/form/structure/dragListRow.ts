import { flushSync } from 'react-dom'
import type { RowMoves } from './listContext'

interface DragOptions {
  place: number
  count: number
  moves: readonly RowMoves[]
  rowAt: (place: number) => Element | null
  /** The row has been let go somewhere else. */
  onDone: (place: number) => void
}

/** The row follows the pointer, past one neighbour after the other, until it is let go; Escape brings it back. */
export function dragListRow(start: globalThis.PointerEvent, options: DragOptions): void {
  const { place: from, count, moves, rowAt, onDone } = options
  const ends = new AbortController()
  const { signal } = ends
  let at = from
  const mark = (on: boolean) => rowAt(at)?.toggleAttribute('data-dragged', on)
  const step = (by: -1 | 1) => {
    const move = by < 0 ? moves[at]?.up : moves[at]?.down
    if (!move) return false
    mark(false)
    flushSync(move)
    at += by
    mark(true)
    return true
  }
  const end = () => {
    ends.abort()
    mark(false)
    if (at !== from) onDone(at)
  }
  const follow = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    while (at > 0 && event.clientY < middleOf(rowAt(at - 1)) && step(-1));
    while (at < count - 1 && event.clientY > middleOf(rowAt(at + 1)) && step(1));
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
      while (at !== from && step(at > from ? -1 : 1));
      end()
    },
    { signal },
  )
}

function middleOf(row: Element | null): number {
  const box = row?.getBoundingClientRect()
  return box ? box.top + box.height / 2 : Number.NaN
}
