import { expect, test, vi } from 'vitest'
import { dragRow } from './dragRow'

const createPointerEvent = (type: string, pointerId: number, clientY: number) =>
  Object.assign(new MouseEvent(type, { clientY }), { pointerId }) as PointerEvent

/** A row of 100 px at the position that its index gives. */
const getRow = (index: number) =>
  Object.assign(document.createElement('li'), {
    getBoundingClientRect: () => ({ top: index * 100, height: 100 }),
  })

test('moves the row with its own pointer, and ends the drag only when that pointer is released', () => {
  const move = vi.fn()
  const onDone = vi.fn()
  dragRow(createPointerEvent('pointerdown', 1, 50), {
    startIndex: 0,
    first: 0,
    last: 2,
    move,
    getRow,
    onDone,
  })
  window.dispatchEvent(createPointerEvent('pointermove', 1, 160))
  window.dispatchEvent(createPointerEvent('pointerup', 2, 10))
  expect(onDone).not.toHaveBeenCalled()
  window.dispatchEvent(createPointerEvent('pointermove', 1, 260))
  window.dispatchEvent(createPointerEvent('pointerup', 1, 260))
  expect(move.mock.calls).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(onDone.mock.calls).toEqual([[2]])
})
