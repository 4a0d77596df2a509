import { expect, test } from 'vitest'
import { formatFileTimes } from './formatFileTimes.mjs'

const time = (file: string, tests: number) => ({ file, start: 500, tests })

test('sums the phases of each suite and lists the slowest files of all suites first', () => {
  const results = [
    { name: 'API tests', times: [time('a.test.ts', 1000), time('b.test.ts', 3000)] },
    { name: 'unit tests', times: [time('c.test.ts', 2000)] },
    { name: 'types' },
  ]
  expect(formatFileTimes(results)).toEqual([
    'Time by phase:',
    'API tests: 2 files, start-up 1.0 s, hooks and tests 4.0 s',
    'unit tests: 1 files, start-up 0.5 s, hooks and tests 2.0 s',
    'The 3 slowest files:',
    '    3.0 s (start-up 0.5 s) b.test.ts (API tests)',
    '    2.0 s (start-up 0.5 s) c.test.ts (unit tests)',
    '    1.0 s (start-up 0.5 s) a.test.ts (API tests)',
    '',
  ])
})

test('lists twenty files at most', () => {
  const times = Array.from({ length: 30 }, (_, at) => time(`${at}.test.ts`, at))
  expect(
    formatFileTimes([{ name: 'unit tests', times }]).filter((line) => line.includes('.test.ts')),
  ).toHaveLength(20)
})

test('returns no lines without reported files', () =>
  expect(formatFileTimes([{ name: 'types' }])).toEqual([]))
