import { expect, test } from 'vitest'
import { addUnparsedNumbersToAnswer, checkUnparsedNumbers, findUnparsedNumbers } from './unparsedNumbers'

test('text in a number field of a vacancy is an error at its field, and is shown again', () => {
  const answer = { location: 'Hobart', salary: { from: 72_500, to: ' much ', currency: 'AUD' } }
  const unparsedNumbers = findUnparsedNumbers('place', answer)
  expect(unparsedNumbers).toEqual({ '/salary/from': '', '/salary/to': 'much' })
  expect(checkUnparsedNumbers(unparsedNumbers)).toMatchObject([
    { severity: 'error', code: 'bad-number', path: '/salary/to' },
  ])
  const stored = { location: 'Hobart', salary: { from: 72_500 } }
  expect(addUnparsedNumbersToAnswer('place', stored, unparsedNumbers).salary).toEqual({
    from: 72_500,
    to: 'much',
  })
  expect(addUnparsedNumbersToAnswer('dates', {}, { '/hearBy/days': 'two' })).toEqual({
    hearBy: { days: 'two' },
  })
})

test('a number, an empty field and a part without numbers are no error', () => {
  const unparsedNumbers = {
    ...findUnparsedNumbers('place', { salary: { to: 1 } }),
    ...findUnparsedNumbers('dates', null),
  }
  expect(checkUnparsedNumbers(unparsedNumbers)).toEqual([])
  expect(findUnparsedNumbers('job', { name: 'Ranger' })).toEqual({})
})
