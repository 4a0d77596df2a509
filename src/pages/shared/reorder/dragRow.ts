import { flushSync } from 'react-dom'

/** The order of rows, by their keys. */
interface RowPlaces {
  /** The rows that this one can trade places with, itself included. */
  movable: (key: string) => readonly string[]
  move: (key: string, to: number) => void
}

interface DragOptions {
  places: RowPlaces
  fieldKey: string
  elementOf: (key: string) => Element | null
  /** The row has been let go somewhere else. */
  onDone: () => void
  /** It has been let go, wherever that is. */
  onEnd?: () => void
}

/** The row follows the pointer from place to place until it is let go; Escape brings it back. */
export function dragRow(start: globalThis.PointerEvent, options: DragOptions): void {
  const { places, fieldKey, elementOf, onDone, onEnd } = options
  const from = places.movable(fieldKey).indexOf(fieldKey)
  // Moving the row in the document ends a capture, so the window listens.
  const ends = new AbortController()
  const { signal } = ends
  elementOf(fieldKey)?.setAttribute('data-dragged', '')
  const end = () => {
    ends.abort()
    elementOf(fieldKey)?.removeAttribute('data-dragged')
    if (places.movable(fieldKey).indexOf(fieldKey) !== from) onDone()
    onEnd?.()
  }
  const follow = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const to = placeAt(event.clientY, options)
    if (to !== undefined) flushSync(() => places.move(fieldKey, to))
  }
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      flushSync(() => places.move(fieldKey, from))
      end()
    },
    { signal },
  )
}

/** The place of the row whose far half the pointer has reached; undefined while it is over none of them. */
function placeAt(y: number, { places, fieldKey, elementOf }: DragOptions): number | undefined {
  const rows = places.movable(fieldKey)
  const at = rows.indexOf(fieldKey)
  for (const [place, key] of rows.entries()) {
    const box = elementOf(key)?.getBoundingClientRect()
    if (!box || place === at) continue
    const middle = box.top + box.height / 2
    if (place < at && y < middle) return place
    if (place > at && y > middle && y < box.bottom) return place
  }
  const last = elementOf(rows[rows.length - 1] ?? '')?.getBoundingClientRect()
  return last && y > last.bottom ? rows.length - 1 : undefined
}
