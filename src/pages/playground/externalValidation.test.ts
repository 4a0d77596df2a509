import { describe, expect, test } from 'vitest'
import { acceptsAnswer } from '../../../tests/fixtures/ajvVerdict'
import { foreignAnswers } from '../../../tests/fixtures/foreignAnswers'
import { buildExternalForm } from '../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../schemas/externalSchema/loadExternalValidator'
import { externalSamples } from './externalSamples'

const cases = Object.entries(foreignAnswers).flatMap(([name, answers]) =>
  answers.map((answer) => [name, answer] as const),
)

describe('our validator accepts the same answers as ajv for a sample', () => {
  test.each(cases)('%s: %j', async (name, answer) => {
    const sample = externalSamples[name]
    const form = buildExternalForm(sample?.schema, sample?.uiSchema)
    const validator = await loadExternalValidator(form)
    expect(validator(answer)).toBe(acceptsAnswer(sample?.schema, answer))
  })

  test('every sample has answers, except the one whose reference has no target', () => {
    const without = Object.keys(externalSamples).filter((name) => !foreignAnswers[name])
    expect(without).toEqual(['Unresolved reference'])
  })
})
