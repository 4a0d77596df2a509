import { expect, test, vi } from 'vitest'
import { DeliveryMetrics } from './deliveryMetrics'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute))

test('what a back-office answered is counted by client', () => {
  const record = new DeliveryMetrics(() => undefined)
  record.note('harbour', null, at(1))
  record.note('harbour', 'It answered 500', at(2))
  record.note('meridian', 'It answered 500', at(3))
  record.note('harbour', null, at(4))
  record.note('harbour', 'No answer', at(5))
  expect(record.byClient()).toEqual([
    { client: 'harbour', taken: 2, failed: 2, lastTakenAt: at(4), reason: 'No answer' },
    { client: 'meridian', taken: 0, failed: 1, lastTakenAt: null, reason: 'It answered 500' },
  ])
})

test('reports when a back-office starts to fail, fails differently or recovers', () => {
  const told = vi.fn()
  const record = new DeliveryMetrics(told)
  for (const reason of [null, 'a', 'a', 'b', null, null]) record.note('harbour', reason, at(0))
  expect(told.mock.calls).toEqual([
    ['harbour', 'a'],
    ['harbour', 'b'],
    ['harbour', null],
  ])
})
