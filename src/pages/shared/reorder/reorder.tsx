import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

interface RowButtonProps {
  label: string
  icon: LucideIcon
  /** Sets `aria-disabled` instead of `disabled`, so that a button that moved its row to the end keeps the focus. */
  isDisabled?: boolean
  onClick: () => void
}

/** Icon button for one action of a row. */
export function RowButton({ label, icon: Icon, isDisabled = false, onClick }: RowButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="fy-button fy-button--quiet fy-button--icon"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}

/** The order of rows, by their keys. */
interface RowPlaces {
  /** Returns the rows that this one can trade places with, including itself. */
  getMovableKeys: (key: string) => readonly string[]
  move: (key: string, position: number) => void
}

interface DragOptions {
  places: RowPlaces
  fieldKey: string
  getElement: (key: string) => Element | null
  /** Called after the row was dropped at another position. */
  onDone: () => void
  /** Called after every drop or cancellation. */
  onEnd?: () => void
}

/** Moves the row with the pointer until the pointer is released; Escape moves it back. */
export function dragRow(start: globalThis.PointerEvent, options: DragOptions): void {
  const { places, fieldKey, getElement, onDone, onEnd } = options
  const startIndex = places.getMovableKeys(fieldKey).indexOf(fieldKey)
  // Listens on the window, because moving the row in the document would end a pointer capture.
  const abortController = new AbortController()
  const { signal } = abortController
  getElement(fieldKey)?.setAttribute('data-dragged', '')
  const endDrag = () => {
    abortController.abort()
    getElement(fieldKey)?.removeAttribute('data-dragged')
    if (places.getMovableKeys(fieldKey).indexOf(fieldKey) !== startIndex) onDone()
    onEnd?.()
  }
  const onPointerMove = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const position = getIndexAt(event.clientY, options)
    if (position !== undefined) flushSync(() => places.move(fieldKey, position))
  }
  window.addEventListener('pointermove', onPointerMove, { signal })
  window.addEventListener('pointerup', endDrag, { signal })
  window.addEventListener('pointercancel', endDrag, { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      flushSync(() => places.move(fieldKey, startIndex))
      endDrag()
    },
    { signal },
  )
}

/** Returns the position of the row whose far half the pointer has reached; undefined if it is over no row. */
function getIndexAt(y: number, { places, fieldKey, getElement }: DragOptions): number | undefined {
  const rows = places.getMovableKeys(fieldKey)
  const index = rows.indexOf(fieldKey)
  for (const [position, key] of rows.entries()) {
    const box = getElement(key)?.getBoundingClientRect()
    if (!box || position === index) continue
    const middle = box.top + box.height / 2
    if (position < index && y < middle) return position
    if (position > index && y > middle && y < box.bottom) return position
  }
  const last = getElement(rows[rows.length - 1] ?? '')?.getBoundingClientRect()
  return last && y > last.bottom ? rows.length - 1 : undefined
}
