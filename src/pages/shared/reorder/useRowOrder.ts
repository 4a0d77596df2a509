import { type PointerEvent, useState } from 'react'
import { dragRow } from './dragRow'

/** Returns the row order: a temporary one while a row is dragged, otherwise the list's own. */
export function useRowOrder(keys: readonly string[], onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<readonly string[] | null>(null)
  const order = dragged && dragged.length === keys.length ? dragged : keys
  const drag = (event: PointerEvent, key: string, getElement: (key: string) => Element | null) => {
    if (event.button !== 0) return
    let now = keys
    dragRow(event.nativeEvent, {
      fieldKey: key,
      getElement,
      places: {
        movable: () => now,
        move: (_key, to) => {
          now = now.filter((other) => other !== key).toSpliced(to, 0, key)
          setDragged(now)
        },
      },
      onDone: () => onMove(key, now.indexOf(key)),
      onEnd: () => setDragged(null),
    })
  }
  return { order, drag }
}
