import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../tests/fixtures/everyCheck'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { arbitraryAnswers, arbitraryForm } from '../../../tests/parity/arbitraryForms'
import { getFieldUi } from '../forms/builtForm'
import { isRequired, isVisible } from '../forms/formVisibility'
import { pruneValues } from '../forms/pruneValues'

/** Generates forms whose conditions refer only to later fields, so they cannot be circular. */
const acyclicForms = arbitraryForm.filter((form) => {
  const order = form.uiSchema['ui:order']
  return order.every((key, at) => {
    const text = JSON.stringify(getFieldUi(form, key)['ui:options'].visibleWhen ?? '')
    return [...text.matchAll(/"field":"f(\d+)"/g)].every(([, referenced]) => Number(referenced) > at)
  })
})

test('the schema requires only fields that the form requires', {
  // The timeout covers compiling a validator for each form.
  timeout: 60_000,
}, async () => {
  for (const [at, form] of fc.sample(acyclicForms, { numRuns: 12, seed: 20261122 }).entries()) {
    const validator = await compileFromModuleSource(form)
    for (const values of fc.sample(arbitraryAnswers(form), { numRuns: 25, seed: at })) {
      const generatedAnswers = values as Parameters<typeof pruneValues>[1]
      const answers = pruneValues(form, generatedAnswers)
      validator(answers)
      const missing = (validator.errors ?? []).flatMap(({ instancePath, keyword, params }) =>
        instancePath === '' && keyword === 'required' ? [String(params.missingProperty)] : [],
      )
      const requiredKeys = form.uiSchema['ui:order'].filter(
        (key) => isVisible(form, key, generatedAnswers) && isRequired(form, key, generatedAnswers),
      )
      expect(missing.filter((key) => !requiredKeys.includes(key))).toEqual([])
    }
  }
})
