import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../../tests/fixtures/everyCheck'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { arbitraryAnswers, arbitraryForm } from '../../../tests/parity/arbitraryForms'
import type { FormValues } from '../fields/fieldValue'
import { buildForm } from '../forms/buildForm'
import { checkAnswers } from './checkAnswers'
import { createFormValidator } from './interpretForm'

test('the interpreter reports the same errors as the compiled validator', {
  // The timeout covers compiling a validator for each form.
  timeout: 60_000,
}, async () => {
  let errorCount = 0
  for (const [at, form] of fc.sample(arbitraryForm, { numRuns: 40, seed: 20261127 }).entries()) {
    const compiled = await compileFromModuleSource(form)
    const interpreted = createFormValidator(form)
    for (const answers of fc.sample(arbitraryAnswers(form), { numRuns: 25, seed: at })) {
      const expected = checkAnswers(form, compiled, answers as FormValues)
      expect(checkAnswers(form, interpreted, answers as FormValues)).toEqual(expected)
      errorCount += expected.length
    }
  }
  expect(errorCount).toBeGreaterThan(1000)
})

test('a chosen file is checked by its name and size', async () => {
  const rules = { kind: 'file', required: false, fileTypeGroup: 2 } as const
  const form = buildForm('Apply', [{ id: 'a', title: '', fields: [field('cv', { type: 'file', rules })] }])
  const check = (file: File) => checkAnswers(form, createFormValidator(form), { cv: file })
  const compiled = await compileFromModuleSource(form)
  for (const file of [
    new File(['x'], 'cv.exe'),
    new File(['x'], 'cv.pdf'),
    new File([new Uint8Array(3_000_000)], 'cv.pdf'),
  ]) {
    expect(check(file)).toEqual(checkAnswers(form, compiled, { cv: file }))
  }
  expect(check(new File(['x'], 'cv.exe'))).toHaveLength(1)
})
