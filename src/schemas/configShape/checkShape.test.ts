import { describe, expect, test } from 'vitest'
import { checkClientConfig } from '../clientConfig/checkClientConfig'
import { formatConfigProblem } from '../clientConfig/formatConfigProblem'
import { readClientConfig } from '../clientConfig/readClientConfig'
import { checkShape, findNearestName, type JsonShape } from './checkShape'

const getMessages = (shape: JsonShape, value: unknown) =>
  checkShape(shape, value).map(({ severity, path, message }) => `${severity} ${path}: ${message}`)
const list: JsonShape = { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } }
const wholeNumber: JsonShape = { type: 'integer', minimum: 1, maximum: 3 }
const text: JsonShape = { type: 'string', minLength: 1, maxLength: 3 }
const object: JsonShape = {
  type: 'object',
  required: ['a', 'b/c'],
  additionalProperties: false,
  properties: { a: wholeNumber, 'b/c': text },
}
const variants: JsonShape = {
  oneOf: [
    { type: 'object', properties: { type: { const: 'one' }, a: wholeNumber }, required: ['a'] },
    { type: 'object', properties: { type: { const: 'two' } }, additionalProperties: false },
  ],
}

test.each<[JsonShape, unknown, string[]]>([
  [{}, Symbol('anything'), []],
  [{ type: 'string' }, '', []],
  [{ type: 'string' }, 7, ['error : must be text, not a whole number.']],
  [{ type: 'string' }, 7.5, ['error : must be text, not a number.']],
  [{ type: 'string' }, true, ['error : must be text, not true or false.']],
  [{ type: 'string' }, null, ['error : must be text, not null.']],
  [{ type: 'string' }, [], ['error : must be text, not a list.']],
  [{ type: 'string' }, {}, ['error : must be text, not an object.']],
  [{ type: ['string', 'null'] }, null, []],
  [{ type: ['string', 'null'] }, 7, ['error : must be text or null, not a whole number.']],
  [{ type: 'boolean' }, false, []],
  [{ enum: ['a', 2] }, 2, []],
  [{ enum: ['a', 2] }, 'b', ['error : must be one of a, 2, not "b".']],
  [text, 'abc', []],
  [text, ' a ', []],
  [text, '  ', ['error : must not be empty.']],
  [text, 'abcd', ['error : must have at most 3 characters; it has 4.']],
  [{ pattern: '^a' }, 'ba', ['error :  This is "ba".']],
  [{ pattern: '^a', patternErrorMessage: 'must begin with a.' }, 'ab', []],
  [
    { pattern: '^a', patternErrorMessage: 'must begin with a.' },
    'b',
    ['error : must begin with a. This is "b".'],
  ],
  [wholeNumber, 1, []],
  [wholeNumber, 3, []],
  [wholeNumber, 0, ['error : must be 1 or more.']],
  [wholeNumber, 4, ['error : must be 3 or less.']],
  [{ type: 'integer' }, -7, []],
  [list, ['a'], []],
  [list, ['a', 'b'], []],
  [list, [], ['error : must have 1 or more entries.']],
  [list, ['a', 'b', 7], ['error : must have at most 2 entries.']],
  [list, ['a', 7], ['error /1: must be text, not a whole number.']],
  [{ type: 'array' }, [1, 'a', null], []],
  [object, { a: 1, 'b/c': 'x' }, []],
  [object, {}, ['error /a: is missing.', 'error /b~1c: is missing.']],
  [object, { a: 0, 'b/c': '' }, ['error /a: must be 1 or more.', 'error /b~1c: must not be empty.']],
  [object, { a: 1, 'b/c': 'x', '~z': 1 }, ['warning /~0z: is not known and has no effect.']],
  [object, { a: 1, 'b/c': 'x', toString: 1 }, ['warning /toString: is not known and has no effect.']],
  [
    { ...object, additionalProperties: wholeNumber },
    { a: 1, 'b/c': 'x', d: 9 },
    ['error /d: must be 3 or less.'],
  ],
  [{ type: 'object' }, { anything: 'goes' }, []],
  [variants, { type: 'one', a: 1, more: 1 }, []],
  [variants, { type: 'one', a: 9 }, ['error /a: must be 3 or less.']],
  [variants, { type: 'two', a: 9 }, ['warning /a: is not known and has no effect.']],
  [
    variants,
    { type: 'six' },
    ["error /type: names a block that does not exist: 'six'. Available blocks: one, two."],
  ],
  [variants, {}, ['error /type: is missing.']],
  [variants, { type: null }, ['error /type: must be text, not null.']],
  [variants, [], ['error : must be an object, not a list.']],
])('[LY-10] by the shape %j, the value %j has the problems %j', (shape, value, problems) => {
  expect(getMessages(shape, value)).toEqual(problems)
})

test.each([
  ['themeColour', 'themeColor'],
  ['THEMECOLOR', 'themeColor'],
  ['themeClr', 'themeColor'],
  ['themeCl', null],
  ['themColors', 'themeColors'],
  ['logo', 'logos'],
  ['logs', 'logos'],
  ['url', 'uri'],
  ['urls', null],
])('for %s suggests %s', (word, suggestion) => {
  expect(findNearestName(word, ['title', 'uri', 'logos', 'themeColor', 'themeColors'])).toBe(suggestion)
})

test('suggests the nearest of several names, and the first of equally near names', () => {
  expect(findNearestName('themeColour', ['themeColors', 'themeColour!', 'themeColour?'])).toBe('themeColour!')
})

test('a log line names the file, the place and the effect of an error', () => {
  const format = (severity: 'error' | 'warning', path: string) =>
    formatConfigProblem('acme', { severity, path, message: 'is odd.' })
  expect(format('error', '/pages')).toBe(
    'clients/acme/config.json /pages: is odd. The default is used instead.',
  )
  expect(format('warning', '')).toBe('clients/acme/config.json is odd.')
})

describe("[LY-10] a client's pages", () => {
  const page = (path: string, more: object = {}) => ({
    path,
    title: 'T',
    blocks: [{ type: 'heading', text: 'Hi' }],
    ...more,
  })
  const getProblemPaths = (pages: unknown) =>
    checkClientConfig({ pages }).map(({ severity, path }) => `${severity} ${path}`)

  test('are checked further only if their shape is valid', () => {
    expect(getProblemPaths([page('/api', { title: '' }), page('/about'), page('/api')])).toEqual([
      'error /pages/0/title',
      'error /pages/2/path',
    ])
    expect(getProblemPaths([page('/api', { title: '', extra: 1 })])).toEqual([
      'error /pages/0/title',
      'warning /pages/0/extra',
    ])
    expect(getProblemPaths([page('/api', { extra: 1 })])).toEqual([
      'warning /pages/0/extra',
      'error /pages/0/path',
    ])
  })

  test('do not affect each other', () => {
    const pages = Array.from({ length: 11 }, (_, at) => page(`/page-${at}`))
    pages[1] = page('/api')
    pages[10] = page('/x', { title: '' })
    expect(getProblemPaths(pages)).toEqual(['error /pages/10/title', 'error /pages/1/path'])
  })

  test('are not checked if there are too many, or if they are not a list', () => {
    expect(getProblemPaths(Array.from({ length: 51 }, () => page('/api')))).toEqual(['error /pages'])
    expect(getProblemPaths({ 0: page('/api') })).toEqual(['error /pages'])
    expect(checkClientConfig([page('/api')]).map(({ path }) => path)).toEqual([''])
  })

  test.each([
    ['/job/details/:guid', [{ type: 'jobDetails' }], []],
    ['/JOB/details/:guid/', [{ type: 'heading', text: 'x' }, { type: 'jobDetails' }], []],
    [
      '/job/details/:guid',
      [{ type: 'jobDetails' }, { type: 'applicationForm' }],
      ['error /pages/0/blocks/1/type'],
    ],
    ['/job/details/one', [{ type: 'heading', text: 'x' }], ['error /pages/0/path']],
    ['/', [{ type: 'jobList' }], []],
  ])('at %s, the blocks %j have the problems %j', (path, blocks, problems) => {
    expect(getProblemPaths([page(path, { blocks })])).toEqual(problems)
  })
})

describe('[ER-04] a file that is partly wrong', () => {
  const readConfig = (raw: unknown) => readClientConfig(raw, 'Acme').config

  test('has its defaults if it is not an object', () => {
    for (const raw of [null, 'x', [], 7]) expect(readConfig(raw)).toEqual(readConfig({}))
    expect(readClientConfig('x', 'Acme').problems).toHaveLength(1)
    expect(readConfig({ $schema: './config.schema.json' })).toEqual(readConfig({}))
  })

  test('keeps the valid parts of a list and of an object', () => {
    const { places, menuItems } = readConfig({
      places: { Bay: { street: 'Quay 1', extra: 1 }, 'Up/Hill~': { street: '' }, Port: {} },
      menuItems: [
        { label: 'A', url: '/a' },
        { label: 'B', url: 'javascript:b()' },
        { label: 'C', url: '/c' },
      ],
    })
    expect(Object.keys(places)).toEqual(['Bay', 'Port'])
    expect(menuItems.map(({ label }) => label)).toEqual(['A', 'C'])
  })

  test('loses the whole list if it is too long', () => {
    const item = { label: 'A', url: '/a' }
    expect(readConfig({ menuItems: Array.from({ length: 13 }, () => item) }).menuItems).toEqual([])
    expect(readConfig({ menuItems: Array.from({ length: 12 }, () => item) }).menuItems).toHaveLength(12)
  })
})
