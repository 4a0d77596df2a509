import { expect, test } from 'vitest'
import type { FieldCondition } from '../fields/fieldCondition'
import type { FieldKind } from '../kinds/kindRegistry'
import { checkLogic, type LogicField, logicBounds } from './checkLogic'

const field = (key: string, more: Partial<LogicField> = {}): LogicField => ({
  key,
  kind: 'text',
  label: key.toUpperCase(),
  ...more,
})
const yesNo = [
  { label: 'Yes', value: 'Y' },
  { label: 'No', value: 'N' },
]
const otherFields: LogicField[] = [
  field('words'),
  field('list', { kind: 'select', options: yesNo }),
  field('ticks', { kind: 'checkbox', options: yesNo }),
  field('tick', { kind: 'checkbox' }),
  field('count', { kind: 'number' }),
  field('day', { kind: 'date' }),
  field('secret', { kind: 'password' }),
  field('cv', { kind: 'file' }),
]
const getMessages = (visibleWhen: FieldCondition) =>
  checkLogic([field('a', { visibleWhen })], otherFields).map(({ message }) => message)

test.each<FieldCondition>([
  { field: 'words', contains: 'sea' },
  { field: 'list', notEquals: 'Y' },
  { field: 'ticks', contains: 'N' },
  { field: 'tick', equals: true },
  { field: 'count', greaterThan: 0, lessThan: 10 },
  { field: 'day', before: '2026-12-05' },
  { field: 'secret', isFilled: true },
  {
    all: [
      { field: 'cv', isFilled: false },
      { field: 'words', equals: 'x', orUnanswered: true },
    ],
  },
])('accepts %j', (condition) => expect(getMessages(condition)).toEqual([]))

test.each<[FieldCondition, string]>([
  [{ field: 'gone', equals: 'x' }, 'There is no field “gone”'],
  [{ field: 'questions/HR 7/b', equals: 'x' }, 'There is no field “HR 7/b”'],
  [{ all: [] }, 'Choose at least one field'],
  [
    { any: Array.from({ length: 21 }, () => ({ field: 'words', equals: 'x' })) },
    'A condition can use up to 20 answers',
  ],
  [{ field: 'a', equals: 'x' }, 'A field can’t depend on itself'],
  [{ field: 'words' }, 'This comparison doesn’t work for “WORDS”'],
  [{ field: 'words', orUnanswered: true }, 'This comparison doesn’t work for “WORDS”'],
  [{ field: 'words', greaterThan: 3 }, 'This comparison doesn’t work for “WORDS”'],
  [{ field: 'secret', equals: 'x' }, 'This comparison doesn’t work for “SECRET”'],
  [{ field: 'ticks', equals: 'Y' }, 'This comparison doesn’t work for “TICKS”'],
  [{ field: 'list', equals: 'yes' }, '“yes” is not an answer to “LIST”'],
  [{ field: 'tick', equals: 'Y' }, '“Y” is not an answer to “TICK”'],
  [{ field: 'words', contains: ' ' }, '“ ” is not an answer to “WORDS”'],
  [{ field: 'count', lessThan: Number.NaN }, '“NaN” is not an answer to “COUNT”'],
  [{ field: 'day', after: 'today' }, '“today” is not an answer to “DAY”'],
])('rejects %j', (condition, message) => expect(getMessages(condition)).toContain(message))

const chain = (keys: string[], last?: string) =>
  keys.map((key, at) => {
    const next = keys[at + 1] ?? last
    return field(key, next === undefined ? {} : { visibleWhen: { field: next, equals: 'x' } })
  })

test('names the fields of a cycle, but not the fields that depend on them', () => {
  const faults = checkLogic([
    ...chain(['a', 'b', 'c'], 'a'),
    field('d', { visibleWhen: { field: 'a', equals: 'x' } }),
  ])
  expect(faults.map(({ index, part }) => [index, part])).toEqual([
    [0, 'visibleWhen'],
    [1, 'visibleWhen'],
    [2, 'visibleWhen'],
  ])
  expect(faults[0]?.message).toBe('These fields depend on each other: “A”, “B”, “C”')
})

test('fields may depend on one another up to a limit', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)
  expect(checkLogic(chain(keys(logicBounds.depth)))).toEqual([])
  expect(checkLogic(chain(keys(logicBounds.depth + 1)))[0]?.message).toBe(
    'More than 50 fields depend on one another',
  )
})

test('two fields may each be required while the other is empty', () => {
  const createUnansweredCondition = (key: string): FieldCondition => ({ field: key, isFilled: false })
  expect(
    checkLogic([
      field('a', { requiredWhen: createUnansweredCondition('b') }),
      field('b', { requiredWhen: createUnansweredCondition('a') }),
    ]),
  ).toEqual([])
})

test.each<[FieldKind, string]>([
  ['checkbox', 'A tick box without options always has an answer: use “Must be ticked”'],
  ['hidden', 'A hidden field can’t be required'],
])('a field of kind %s cannot be required by a condition', (kind, message) => {
  const requiredWhen = { field: 'words', equals: 'x' }
  expect(checkLogic([field('a', { kind, requiredWhen })], otherFields)).toEqual([
    { index: 0, part: 'requiredWhen', message },
  ])
})
