import { describe, expect, test } from 'vitest'
import { ajvTakes } from '../../../tests/fixtures/ajvVerdict'
import { foreignAnswers } from '../../../tests/fixtures/foreignAnswers'
import { formOf } from '../../schemas/foreign/formOf'
import { loadForeignValidator } from '../../schemas/foreign/loadForeignValidator'
import { foreignSamples } from './foreignSamples'

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
