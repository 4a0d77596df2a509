import { type PointerEvent, useState } from 'react'
import { dragRow } from './dragRow'

/** The order in which rows are drawn while one of them is dragged; the list's own before and after. */
export function useRowOrder(keys: readonly string[], onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<readonly string[] | null>(null)
  const order = dragged && dragged.length === keys.length ? dragged : keys
  const drag = (event: PointerEvent, key: string, elementOf: (key: string) => Element | null) => {
    if (event.button !== 0) return
    let now = keys
    dragRow(event.nativeEvent, {
      fieldKey: key,
      elementOf,
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
