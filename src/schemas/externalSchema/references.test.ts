import { expect, test } from 'vitest'
import { buildExternalForm } from './buildExternalForm'
import { checkExternalAnswer } from './checkExternalAnswer'
import { loadExternalValidator } from './loadExternalValidator'

const latest = 'https://json-schema.org/draft/2020-12/schema'

test.each<[string, object]>([
  ['draft-07', { $ref: 'http://json-schema.org/draft-07/schema#' }],
  [
    '2019-09',
    {
      $schema: 'https://json-schema.org/draft/2019-09/schema',
      $ref: 'https://json-schema.org/draft/2019-09/schema',
    },
  ],
  ['2020-12', { $schema: latest, $ref: latest }],
])('validates an answer with the meta-schema of %s', async (_draft, schema) => {
  const validator = await loadExternalValidator(buildExternalForm(schema))
  expect(validator({ properties: { age: { type: 'integer', minimum: 0 } } })).toBe(true)
  expect(validator({ properties: { age: { type: 'integer', minimum: 'none' } } })).toBe(false)
  expect(validator.errors?.[0]?.keyword).not.toBe('unchecked')
})

test('validates an answer with an external schema that the caller provides', async () => {
  const address = 'https://example.org/country.json'
  const schema = { $ref: `${address}#/definitions/code` }
  const country = { definitions: { code: { $ref: 'text.json' } } }
  const otherSchemas = {
    [address]: country,
    'https://example.org/text.json': { type: 'string', maxLength: 2 },
  }
  const form = buildExternalForm(schema, undefined, otherSchemas)
  const validator = await loadExternalValidator(form)
  expect(validator('AU')).toBe(true)
  expect(checkExternalAnswer(form, validator, { answer: 'AUS' })).toEqual([
    { path: '/answer', message: expect.stringContaining('2') },
  ])
})

test('a relative reference starts from the `$id` of a draft-07 schema that is itself a reference', async () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://example.org/pipeline.json',
    $ref: '#/definitions/pipeline',
    definitions: { pipeline: { properties: { step: { $ref: 'step.json' } } } },
  }
  const otherSchemas = { 'https://example.org/step.json': { type: 'string', maxLength: 2 } }
  const validator = await loadExternalValidator(buildExternalForm(schema, undefined, otherSchemas))
  expect(validator({ step: 'ab' })).toBe(true)
  expect(validator({ step: 'abc' })).toBe(false)
})

test('an unresolved reference is named if the answer cannot be validated', async () => {
  const form = buildExternalForm({ properties: { a: { $ref: 'https://example.org/a.json' } } })
  const validator = await loadExternalValidator(form)
  expect(checkExternalAnswer(form, validator, { answer: { a: 1 } })).toEqual([
    {
      path: '/answer',
      message: 'This could not be checked: https://example.org/a.json is not part of the schema',
    },
  ])
})

test('reports a rule behind a named anchor with its limit', async () => {
  const form = buildExternalForm({
    $schema: latest,
    properties: { age: { $ref: '#age' } },
    $defs: { any: { $anchor: 'age', type: 'integer', minimum: 18 } },
  })
  const validator = await loadExternalValidator(form)
  expect(checkExternalAnswer(form, validator, { answer: { age: 3 } })).toEqual([
    { path: '/answer/age', message: 'The number must be 18 or more' },
  ])
})

/** A list whose items the outermost schema defines. */
const list = {
  $id: 'list',
  type: 'array',
  items: { $dynamicRef: '#item' },
  $defs: { item: { $dynamicAnchor: 'item' } },
}

test('a dynamic reference leads to the anchor of the outermost schema', async () => {
  const schema = {
    $schema: latest,
    $id: 'https://example.org/names',
    $ref: 'list',
    $defs: { item: { $dynamicAnchor: 'item', type: 'string' }, list },
  }
  const validator = await loadExternalValidator(buildExternalForm(schema))
  expect([validator(['Ada']), validator([1]), validator.undecidedReferences]).toEqual([true, false, []])
})

test('a dynamic reference whose target depends on the answer is reported', async () => {
  const numbers = {
    $id: 'numbers',
    $ref: 'list',
    $defs: { item: { $dynamicAnchor: 'item', type: 'number' } },
  }
  const schema = {
    $schema: latest,
    $id: 'https://example.org/lists',
    $ref: 'numbers',
    $defs: { numbers, list },
  }
  const validator = await loadExternalValidator(buildExternalForm(schema))
  expect(validator.undecidedReferences).toEqual(['#item'])
})
