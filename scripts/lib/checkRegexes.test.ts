import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRegexes } from './checkRegexes.mjs'
import { collectRegexes } from './collectRegexes.mjs'

const planted = collectRegexes(
  'server/planted.ts',
  `const space = /\\s+$/g
const word = '\\\\w'
const made = new RegExp(\`^(\${word}+)+$\`, 'i')
const shape = Type.String({ pattern: '^[a-z]+$' })
const unknown = new RegExp(argument)`,
)

test('collects literals, constructors and patterns of schemas with their lines', () => {
  expect(planted).toEqual([
    { file: 'server/planted.ts', line: 1, source: '\\s+$', flags: 'g' },
    { file: 'server/planted.ts', line: 3, source: '^(\\w+)+$', flags: 'i' },
    { file: 'server/planted.ts', line: 4, source: '^[a-z]+$', flags: 'u' },
  ])
})

test('reports an expression that is not linear, and an exception that is not needed', async () => {
  const exceptions = [
    { file: 'server/planted.ts', source: '\\s+$', reason: 'sees constants' },
    { file: 'server/planted.ts', source: '^[a-z]+$', reason: 'is linear' },
  ]
  expect(await checkRegexes(planted, exceptions)).toEqual({
    checked: 3,
    analysed: 3,
    problems: [
      'server/planted.ts:3 vulnerable (exponential): /^(\\w+)+$/i',
      'unneeded exception: server/planted.ts /^[a-z]+$/',
    ],
  })
})

test('analyses an expression once, and reports its problem again from the cache', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-regexes-'))
  const first = await checkRegexes(planted, [], join(folder, 'cache.json'))
  const second = await checkRegexes(planted, [], join(folder, 'cache.json'))
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'cache.json'), 'utf8')))).toHaveLength(3)
  rmSync(folder, { recursive: true })
  expect(first.problems).toHaveLength(2)
  expect(second).toEqual({ ...first, analysed: 0 })
})
