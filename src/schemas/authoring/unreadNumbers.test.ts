import { expect, test } from 'vitest'
import { checkUnreadNumbers, findUnreadNumbers, withUnreadNumbers } from './unreadNumbers'

test('text in a number field of a vacancy is an error at its field, and is shown again', () => {
  const answer = { location: 'Hobart', salary: { from: 72_500, to: ' much ', currency: 'AUD' } }
  const unread = findUnreadNumbers('place', answer)
  expect(unread).toEqual({ '/salary/from': '', '/salary/to': 'much' })
  expect(checkUnreadNumbers(unread)).toMatchObject([
    { severity: 'error', code: 'bad-number', path: '/salary/to' },
  ])
  const stored = { location: 'Hobart', salary: { from: 72_500 } }
  expect(withUnreadNumbers('place', stored, unread).salary).toEqual({ from: 72_500, to: 'much' })
  expect(withUnreadNumbers('dates', {}, { '/hearBy/days': 'two' })).toEqual({ hearBy: { days: 'two' } })
})

test('a number, an empty field and a part without numbers are no error', () => {
  const unread = { ...findUnreadNumbers('place', { salary: { to: 1 } }), ...findUnreadNumbers('dates', null) }
  expect(checkUnreadNumbers(unread)).toEqual([])
  expect(findUnreadNumbers('job', { name: 'Ranger' })).toEqual({})
})
