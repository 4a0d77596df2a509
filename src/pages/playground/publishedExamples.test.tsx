import { getExamples } from '@jsonforms/examples'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ajvTakes } from '../../../tests/fixtures/ajvVerdict'
import { missingControls } from '../../../tests/fixtures/stockControls'
import { formOf } from '../../schemas/foreign/formOf'
import { loadForeignValidator } from '../../schemas/foreign/loadForeignValidator'
import { unshownKey } from '../../schemas/foreign/unshown'

afterEach(cleanup)

/** The examples of JSON Forms, as they are published; some differ in their layout alone, which is not ours. */
const examples = new Map(
  getExamples().flatMap(({ name, schema, data }) =>
    schema ? [[JSON.stringify(schema), { name, schema: schema as unknown, data }] as const] : [],
  ),
)
/** The schema of schemas leads back to itself from fourteen places: stock rjsf never comes to an end with it. */
const endless = 'jsonschema'
const published = [...examples.values()].filter(({ name }) => name !== endless)

test('there are as many as we know of', () => {
  expect(published.length).toBeGreaterThan(50)
})

test('the schema of schemas is one field that says why', () => {
  const schema = getExamples().find(({ name }) => name === endless)?.schema
  expect(formOf(schema).schema.properties.answer).toEqual({
    title: 'Core schema meta-schema',
    [unshownKey]: expect.stringContaining('leads back to itself'),
  })
})

describe('every control that stock rjsf shows of a published example is shown', () => {
  test.each(published)('$name', async ({ schema }) => {
    expect(await missingControls({ schema })).toEqual([])
  })
})

/** The example's own answer, none, and the own one with each of its parts left out or of another type. */
function answersNear(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return [data ?? {}, {}, [], 3, 'words']
  const entries = Object.entries(data)
  const spoilt = entries.flatMap(([key]) =>
    [null, 3.5, 'words', '', [], {}, true, undefined].map((other) => ({ ...data, [key]: other })),
  )
  return [data, {}, ...spoilt].map((answer) => JSON.parse(JSON.stringify(answer)) as unknown)
}

describe('ajv and ours come to the same verdict on it', () => {
  test.each(published)('$name', async ({ schema, data }) => {
    const validator = await loadForeignValidator(formOf(schema))
    // A time has its zone (RFC 3339): the formats of rjsf's ajv let it be without.
    const zoned: unknown = JSON.parse(JSON.stringify(data ?? {}).replaceAll('"13:37:00"', '"13:37:00Z"'))
    for (const answer of answersNear(zoned)) {
      expect([answer, validator(answer)]).toEqual([answer, ajvTakes(schema, answer)])
    }
  })
})
