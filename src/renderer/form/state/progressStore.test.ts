import { expect, test } from 'vitest'
import { field } from '../../../../tests/conformance/buildConformanceForm'
import { buildForm } from '../../../schemas/forms/buildForm'
import type { FormStore } from './formStore'
import { createProgressStore } from './progressStore'

const form = buildForm('Apply', [
  { id: 'you', title: 'About you', fields: [field('first')] },
  {
    id: 'jobs',
    title: 'Jobs',
    fields: [field('history', { type: 'group', label: 'History', repeats: {}, fields: [field('role')] })],
  },
])

test.each([
  ['/history', [false, true]],
  ['/history/0/role', [false, true]],
  ['/first', [true, false]],
  ['/historyNote', [false, false]],
])('an error at %s marks the section that contains the field', (path, expected) => {
  const report = { errors: [{ path, message: 'Required' }] }
  const store = { values: () => form.initialValues, report: () => report } as unknown as FormStore
  expect(
    createProgressStore(form, store)
      .read()
      .map(({ hasError }) => hasError),
  ).toEqual(expected)
})
