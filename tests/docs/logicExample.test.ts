import { beforeAll, expect, test } from 'vitest'
import { checkAccountSchema } from '../../src/schemas/accountSchema/checkAccountSchema'
import { buildApplicationForm, noVacancy } from '../../src/schemas/applicationForm/buildApplicationForm'
import type { FormValues } from '../../src/schemas/fields/fieldValue'
import { isVisible } from '../../src/schemas/forms/formVisibility'
import { loadChecks } from '../../src/schemas/rules/characterRules'
import type { CustomField } from '../../src/schemas/settings/userSettings'
import { checkAnswers } from '../../src/schemas/validation/checkAnswers'
import type { CompiledValidator } from '../../src/schemas/validation/compiledValidator'
import { compileFromModuleSource } from '../fixtures/compileFromModuleSource'
import { createFormSettings } from '../fixtures/customGroups'
import { readProjectFile } from './projectFiles'

/** The example of conditions in docs/extending.md, as fields of a client. */
const [, example = ''] =
  /^```json own fields\n([\s\S]*?)^```$/m.exec(readProjectFile('docs/extending.md')) ?? []
const fields: CustomField[] = JSON.parse(example)
const form = buildApplicationForm(createFormSettings(...fields), noVacancy)
const person = { firstName: 'Ada', surname: 'Byron', email: 'ada@example.org' }
let validator: CompiledValidator

beforeAll(async () => {
  validator = await compileFromModuleSource(form)
  await loadChecks(['abn'])
})

const listErrors = (answers: FormValues) =>
  checkAnswers(form, validator, { ...person, ...answers }, ['2031-05-01']).map(
    ({ path, message }) => `${path}: ${message}`,
  )

test('the example of conditions can be saved', () => {
  expect(checkAccountSchema({ customFields: fields, catalogue: [] })).toEqual([])
})

test('fields are shown and have initial values as the example says', () => {
  const getVisibility = (answers: FormValues) =>
    fields.map(({ id }) => isVisible(form, `custom-${id}`, answers))
  expect(getVisibility({})).toEqual([true, false, false, true])
  expect(getVisibility({ 'custom-201': 'yes' })).toEqual([true, true, true, true])
  expect(form.initialValues['custom-202']).toBe('1')
})

test('answers are checked as the example says', () => {
  const sails = { 'custom-201': 'yes' }
  expect(listErrors({ 'custom-201': 'no', 'custom-202': '99' })).toEqual([])
  expect(listErrors({ ...sails, 'custom-202': '10' })).toEqual([])
  expect(listErrors({ ...sails, 'custom-202': '11' })).toEqual(['/custom-203: A response is required'])
  expect(listErrors({ ...sails, 'custom-202': '11', 'custom-203': '51 824 753 556' })).toEqual([])
  expect(listErrors({ ...sails, 'custom-203': '51 824 753 557' })).toEqual([
    '/custom-203: Must be a valid ABN, of 11 digits',
  ])
  expect(listErrors({ ...sails, 'custom-202': '61' })).toContainEqual(
    expect.stringMatching(/^\/custom-202: /),
  )
  expect(listErrors({ 'custom-204': '2031-05-14' })).toEqual([expect.stringMatching(/^\/custom-204: /)])
  expect(listErrors({ 'custom-204': '2031-05-15' })).toEqual([])
})
