import { customizeValidator } from '@rjsf/validator-ajv8'
import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import { foreignAnswers } from '../../../tests/fixtures/foreignAnswers'
import { formOf } from '../../schemas/foreign/formOf'
import { loadForeignValidator } from '../../schemas/foreign/loadForeignValidator'
import { foreignSamples } from './foreignSamples'

/** ajv as rjsf uses it; formats that ajv-formats does not know are no rules to either. */
const draft7 = customizeValidator({ ajvOptionsOverrides: { strict: false } })
const draft2020 = customizeValidator({ AjvClass: Ajv2020 as never, ajvOptionsOverrides: { strict: false } })

function ajvTakes(schema: unknown, answer: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  const ajv = JSON.stringify(schema).includes('2020-12') ? draft2020 : draft7
  const { errors = [], validationError } = ajv.rawValidation(schema as never, answer as never)
  if (validationError) throw validationError
  return errors.length === 0
}

const cases = Object.entries(foreignAnswers).flatMap(([name, answers]) =>
  answers.map((answer) => [name, answer] as const),
)

describe('ajv and ours come to the same verdict', () => {
  test.each(cases)('%s: %j', async (name, answer) => {
    const sample = foreignSamples[name]
    const form = formOf(sample?.schema, sample?.uiSchema)
    const validator = await loadForeignValidator(form)
    expect(validator(answer)).toBe(ajvTakes(sample?.schema, answer))
  })

  test('and every sample is asked', () => {
    const without = Object.keys(foreignSamples).filter((name) => !foreignAnswers[name])
    expect(without).toEqual(['A reference to nowhere'])
  })
})
