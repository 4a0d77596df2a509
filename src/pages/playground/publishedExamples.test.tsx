import { getExamples } from '@jsonforms/examples'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { acceptsAnswer } from '../../../tests/fixtures/ajvVerdict'
import { createNearAnswers } from '../../../tests/fixtures/createNearAnswers'
import { findMissingControls } from '../../../tests/fixtures/stockControls'
import { buildExternalForm } from '../../schemas/externalSchema/buildExternalForm'
import { unsupportedKey } from '../../schemas/externalSchema/displayedSchema'
import { loadExternalValidator } from '../../schemas/externalSchema/loadExternalValidator'

afterEach(cleanup)

/** The published examples of JSON Forms. Some differ only in their layout, which Foyer ignores. */
const examples = new Map(
  getExamples().flatMap(({ name, schema, data }) =>
    schema ? [[JSON.stringify(schema), { name, schema: schema as unknown, data }] as const] : [],
  ),
)
/** The meta schema refers to itself in fourteen places; stock rjsf never finishes with it. */
const endlessExample = 'jsonschema'
/** With the example's own data, stock rjsf takes minutes and our renderer seconds, so the data is left out. */
const bigExample = 'huge'
const testedExamples = [...examples.values()].filter(({ name }) => name !== endlessExample)

test('there are more than 50 published examples', () => {
  expect(testedExamples.length).toBeGreaterThan(50)
})

test('the meta-schema is rendered as one field with an explanation', () => {
  const schema = getExamples().find(({ name }) => name === endlessExample)?.schema
  expect(buildExternalForm(schema).schema.properties.answer).toEqual({
    title: 'Core schema meta-schema',
    [unsupportedKey]: expect.stringMatching(/leads back to itself in \d+ places, and no more than 10/),
  })
})

describe('every control that stock rjsf shows of a published example is shown', () => {
  test.each(testedExamples)('$name', async ({ name, schema, data }) => {
    expect(await findMissingControls({ schema }, name === bigExample ? undefined : data)).toEqual([])
  })
})

describe('our validator accepts the same answers as ajv for a published example', () => {
  test.each(testedExamples)('$name', async ({ schema, data }) => {
    const validator = await loadExternalValidator(buildExternalForm(schema))
    // A time requires a zone (RFC 3339), which the formats of rjsf's ajv do not enforce.
    const dataWithZones: unknown = JSON.parse(
      JSON.stringify(data ?? {}).replaceAll('"13:37:00"', '"13:37:00Z"'),
    )
    const differingAnswers = createNearAnswers(dataWithZones).filter(
      (answer) => validator(answer) !== acceptsAnswer(schema, answer),
    )
    expect(differingAnswers).toEqual([])
  })
})
