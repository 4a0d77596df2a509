import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../../tests/conformance/buildConformanceForm'
import type { FieldDefinition } from '../../../schemas/forms/fieldDefinition'
import { FormRenderer } from '../FormRenderer'

afterEach(cleanup)

const optional = { kind: 'string' as const, required: false }
const yesOrNo = ['Yes', 'No'].map((label) => ({ label, value: label[0] ?? '' }))

/** In each row, a field depends on another field of the row, which depends on a field outside of the list. */
const jobs: FieldDefinition = field('jobs', {
  type: 'group',
  label: 'Jobs',
  itemLabel: 'Job',
  repeats: { max: 20 },
  rules: optional,
  fields: [
    field('title', { label: 'Title', rules: optional }),
    field('left', {
      type: 'radio',
      label: 'Have you left?',
      options: yesOrNo,
      rules: optional,
      visibleWhen: { field: 'tells', equals: 'Y' },
    }),
    field('reason', {
      label: 'Why?',
      rules: optional,
      visibleWhen: { field: 'left', isFilled: true },
      requiredWhen: { field: 'left', equals: 'Y' },
    }),
    field('country', { label: 'Country', rules: optional, value: 'Australia' }),
    field('paid', { type: 'checkbox', label: 'Paid', rules: { kind: 'any', required: false } }),
    field('note', { type: 'hidden', label: 'Note', rules: optional }),
  ],
})

const rows = [{ paid: true, note: 'quiet', reason: 'The sea', left: 'Y', title: 'Diver' }]
const form = buildConformanceForm([
  field('tells', { type: 'radio', label: 'Will you tell?', options: yesOrNo, rules: optional }),
  jobs,
])
const user = userEvent.setup()

beforeEach(async () => {
  render(
    <FormRenderer
      form={form}
      loadValidator={async () => () => true}
      initialValues={{ tells: 'Y', jobs: rows }}
    />,
  )
  await screen.findByRole('button', { name: 'Add job' })
})

const inGroup = (label: string) => screen.getByRole('radiogroup', { name: (name) => name.startsWith(label) })
const choose = (group: string, at: number) =>
  user.click(inGroup(group).querySelectorAll('input')[at] as HTMLInputElement)
const queryReason = () => screen.queryByRole('textbox', { name: /^Why\?/ })

test('a field of a row is marked as required while another answer of the row requires it', async () => {
  expect(queryReason()?.getAttribute('aria-required')).toBe('true')
  expect(queryReason()?.closest('.fy-field')?.textContent).toContain('*')
  await choose('Have you left?', 1)
  expect(queryReason()?.getAttribute('aria-required')).not.toBe('true')
  expect(queryReason()?.closest('.fy-field')?.textContent).toContain('(Optional)')
})

test('a field of a row is hidden with the field it depends on, which depends on a field outside the row', async () => {
  expect(queryReason()).not.toBeNull()
  await choose('Will you tell?', 1)
  expect(queryReason()).toBeNull()
})

test('a collapsed row lists its visible answers in the form’s order, ticked boxes by name', async () => {
  const head = screen.getByRole('button', { name: /^Job 1/ })
  await user.click(head)
  expect(head.querySelector('.fy-list__summary')?.textContent).toBe('Diver, Yes, The sea')
  await user.click(head)
  await choose('Will you tell?', 1)
  await user.click(head)
  expect(head.querySelector('.fy-list__summary')?.textContent).toBe('Diver, Paid')
})

test('an added row has the initial values of its fields', async () => {
  await user.click(screen.getByRole('button', { name: 'Add job' }))
  const countries = screen.getAllByLabelText(/^Country/).map((input) => (input as HTMLInputElement).value)
  expect(countries).toEqual(['', 'Australia'])
})
