import { describe, expect, test } from 'vitest'
import { acceptsAnswer } from '../../../tests/fixtures/ajvVerdict'
import { externalAnswers } from '../../../tests/fixtures/externalAnswers'
import { buildExternalForm } from '../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../schemas/externalSchema/loadExternalValidator'
import { externalSamples } from './externalSamples'

const cases = Object.entries(externalAnswers).flatMap(([name, answers]) =>
  answers.map((answer) => [name, answer] as const),
)

describe('our validator accepts the same answers as ajv for a sample', () => {
  test.each(cases)('%s: %j', async (name, answer) => {
    const sample = externalSamples[name]
    const form = buildExternalForm(sample?.schema, sample?.uiSchema)
    const validator = await loadExternalValidator(form)
    expect(validator(answer)).toBe(acceptsAnswer(sample?.schema, answer))
  })

  test('every sample has answers, except the sample whose reference has no target', () => {
    const samplesWithoutAnswers = Object.keys(externalSamples).filter((name) => !externalAnswers[name])
    expect(samplesWithoutAnswers).toEqual(['Unresolved reference'])
  })
})
