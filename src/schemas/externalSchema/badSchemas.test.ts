import { expect, test } from 'vitest'
import { buildExternalForm } from './buildExternalForm'
import { unsupportedKey } from './displayedSchema'
import { loadExternalValidator } from './loadExternalValidator'
import { pruneAnswer } from './pruneAnswer'
import { isSafePattern } from './safePattern'

/** Returns the reason why the schema cannot be shown, or undefined if it can. */
const getReason = (schema: unknown) =>
  Reflect.get(buildExternalForm(schema).schema.properties.answer ?? {}, unsupportedKey)

const recursiveSchema: Record<string, unknown> = { type: 'object', properties: {} }
recursiveSchema.properties = { me: recursiveSchema }

function createNestedSchema(levels: number): object {
  let schema: object = { type: 'string' }
  for (let at = 0; at < levels; at++) schema = { type: 'object', properties: { in: schema } }
  return schema
}

test.each<[string, unknown, unknown]>([
  ['no schema', 'text', expect.stringContaining('not a JSON Schema')],
  ['a list', [], expect.stringContaining('not a JSON Schema')],
  ['nothing', undefined, expect.stringContaining('not a JSON Schema')],
  ['false', false, expect.stringContaining('the schema accepts no answer')],
  [
    '5 MB of text',
    { title: 'x'.repeat(5_000_000) },
    'the schema has more than 3000000 characters, and no more can be shown',
  ],
  ['a schema that contains itself', recursiveSchema, expect.any(String)],
  [
    '5,000 fields',
    { properties: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [at, {}])) },
    'the schema has 5000 fields, and no more than 3000 can be shown',
  ],
  ['300 levels', createNestedSchema(300), undefined],
  [
    '10,000 options',
    { type: 'string', enum: Array.from({ length: 10_000 }, (_, at) => `o${at}`) },
    undefined,
  ],
])('a form for %s is shown, or states why it cannot be shown', (_what, schema, reason) =>
  expect(getReason(schema)).toEqual(reason),
)

test('validates 300 levels, and reports an endless reference as unchecked', async () => {
  const deepValidator = await loadExternalValidator(buildExternalForm(createNestedSchema(300)))
  expect(deepValidator({})).toBe(true)
  const circularValidator = await loadExternalValidator(
    buildExternalForm({ $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/a' } } }),
  )
  expect(circularValidator({})).toBe(false)
  expect(circularValidator.errors?.[0]?.keyword).toBe('unchecked')
})

test('exponential patterns of texts and of property names are tested in linear time', async () => {
  const schema = {
    type: 'object',
    properties: { text: { type: 'string', pattern: '^(a+)+$' } },
    patternProperties: { '(x|x)*y': { type: 'number' } },
    additionalProperties: false,
  }
  const validator = await loadExternalValidator(buildExternalForm(schema))
  expect(validator({ text: 'a'.repeat(40), xy: 1 })).toBe(true)
  expect(validator({ text: `${'a'.repeat(40)}!` })).toBe(false)
  expect(validator.errors).toMatchObject([
    { instancePath: '/text', keyword: 'pattern', params: { limit: '^(a+)+$' } },
  ])
})

test.each([
  ['^\\d+\\.\\d+\\.\\d+$', '1.20.3', '1.20'],
  ['^\\d{5}(-\\d{4})?$', '12345-6789', '12345-'],
  ['^[\\w\\-]+\\@[\\w\\-]+$', 'a-b@c', 'a-b'],
  ['^\\p{Letter}+$', 'Ünï', 'a1'],
  ['^(a|a)*b$', 'aaab', 'aaac'],
])('the pattern %s accepts %s and rejects %s', async (pattern, validText, invalidText) => {
  const validator = await loadExternalValidator(buildExternalForm({ type: 'string', pattern }))
  expect(validator.untestedPatterns).toEqual([])
  expect(validator(validText)).toBe(true)
  expect(validator(invalidText)).toBe(false)
  expect((await loadExternalValidator(buildExternalForm({ not: { pattern } })))(validText)).toBe(false)
})

test('a pattern that cannot be tested is reported, also at its field', async () => {
  const form = buildExternalForm({ type: 'string', pattern: 'y(?!x)', description: 'A code.' })
  const validator = await loadExternalValidator(form)
  expect(validator.untestedPatterns).toEqual(['y(?!x)'])
  expect(validator('z')).toBe(true)
  expect(form.schema.properties.answer).toMatchObject({
    description: 'A code. Must be of the shape y(?!x), which is not checked here.',
  })
})

test('the schema false accepts no answer', async () => {
  const validator = await loadExternalValidator(buildExternalForm(false))
  for (const answer of ['text', 0, {}, []]) expect(validator(answer)).toBe(false)
})

test('a dynamic reference is followed to its anchor', async () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { tree: { $ref: '#node' } },
    $defs: {
      node: {
        $dynamicAnchor: 'node',
        type: 'object',
        properties: { size: { type: 'integer' }, inside: { type: 'array', items: { $dynamicRef: '#node' } } },
      },
    },
  }
  const validator = await loadExternalValidator(buildExternalForm(schema))
  expect(validator({ tree: { size: 1, inside: [{ size: 2 }] } })).toBe(true)
  expect(validator({ tree: { size: 1, inside: [{ size: 'two' }] } })).toBe(false)
})

test('patterns of property names may contain unnecessary escapes', async () => {
  const schema = {
    patternProperties: { '^x\\-[a\\-z]+\\@$': { type: 'number' } },
    additionalProperties: false,
  }
  const validator = await loadExternalValidator(buildExternalForm(schema))
  expect(validator({ 'x-a-@': 1 })).toBe(true)
  expect(validator({ 'x-a-@': 'one' })).toBe(false)
  expect(validator({ 'xx-a-@': 1 })).toBe(false)
})

test.each([
  ['^[0-9]{4}$', true],
  ['^\\d+(', false],
  ['^(a+)+$', false],
  ['(a|a)*b', false],
  ['^[a-z]+@[a-z]+$', true],
  ['a*b*c*d', false],
  ['(?=a)b', false],
  [7, false],
])('the pattern %s is safe: %s', (pattern, isSafe) => expect(isSafePattern(pattern)).toBe(isSafe))

test('validates an unanswered row as empty', async () => {
  const list = { type: 'array', items: [{ type: 'string' }, { type: 'string' }] }
  const validator = await loadExternalValidator(buildExternalForm(list))
  const errors = validator.check?.({ answer: [undefined, 'two'] as never })
  expect(errors).toEqual([{ path: '/answer/0', message: 'A response is required' }])
})

test.each<[string, unknown, unknown, unknown]>([
  ['with an optional repeated group', '^\\w+( \\w+)*$', { 'two words': 1 }, { 'two words': 'no number' }],
  ['with a repetition inside a repeated group', '^([a-z]+:)+[a-z]+$', { 'a:b': 1 }, { 'a-b': 1 }],
  ['with a lookahead', '^(?!@@)[@a-z]+$', { '@a': 1 }, { '@@a': 1 }],
])('validates property names against a pattern %s', async (_what, pattern, validAnswer, invalidAnswer) => {
  const form = buildExternalForm({
    type: 'object',
    patternProperties: { [String(pattern)]: { type: 'number' } },
    additionalProperties: false,
  })
  const validator = await loadExternalValidator(form)
  expect([validator(validAnswer), validator(invalidAnswer), validator.untestedPatterns]).toEqual([
    true,
    false,
    [],
  ])
})

test('validates a pattern with a lookahead at its start', async () => {
  const form = buildExternalForm({ type: 'string', pattern: '^(?!lucene\\.|builtin\\.).*' })
  const validator = await loadExternalValidator(form)
  expect([validator('own.name'), validator('lucene.name')]).toEqual([true, false])
  expect(['^(?=(a+)+$)', '^(?!.*a.*b).*$', 'x(?!a)'].map(isSafePattern)).toEqual([false, false, false])
})

test('an answer to a schema whose allOf leads back to itself is pruned', () => {
  expect(pruneAnswer({ type: 'object', allOf: [{ $ref: '#' }, { $ref: '#' }] }, { name: 'Ada' })).toEqual({
    name: 'Ada',
  })
})

test('a schema that requires itself is filled in only once', () => {
  const node = { type: 'object', properties: { next: { $ref: '#/$defs/node' } }, required: ['next'] }
  expect(pruneAnswer({ $ref: '#/$defs/node', $defs: { node } }, {})).toEqual({ next: {} })
})

test.each([
  ['date-time', '2026-10-04T02:30', 'The clocks go forward then, so this time does not exist on that day'],
  ['date-time', '29/02/2025 2:30 PM', '29/02/2025 is not in the calendar'],
  ['date-time', '05/12/2026', 'Must be a valid date and time'],
  ['date', '29/02/2025', '29/02/2025 is not in the calendar'],
  ['date', '29/02/20', 'Must be a valid date'],
])('a %s %s is refused with its reason', async (format, answer, message) => {
  const validator = await loadExternalValidator(buildExternalForm({ type: 'string', format }))
  expect(validator.check?.({ answer })).toEqual([{ path: '/answer', message }])
})
