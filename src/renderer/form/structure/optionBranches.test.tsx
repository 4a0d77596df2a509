import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buildExternalForm } from '../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import { FormRenderer } from '../FormRenderer'

afterEach(cleanup)

const text = (title: string) => ({ type: 'string', title })
const person = {
  title: 'Person',
  type: 'object',
  required: ['given'],
  properties: { given: text('Given name') },
}
const company = {
  title: 'Company',
  type: 'object',
  required: ['name', 'number'],
  properties: { name: text('Company name'), number: text('Company number') },
}

function draw(schema: unknown, sent: (values: unknown) => void = () => undefined) {
  const form = buildExternalForm(schema)
  render(<FormRenderer form={form} loadValidator={loadExternalValidator} onSubmit={sent} />)
  return userEvent.setup()
}

const required = 'A response is required'

test.each(['oneOf', 'anyOf'])('the errors of %s are those of the chosen branch', async (keyword) => {
  const user = draw({ type: 'object', [keyword]: [person, company] })
  await user.click(await screen.findByRole('radio', { name: 'Company' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const name = await screen.findByLabelText(/^Company name/)
  await screen.findAllByText(required)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^Company number/).getAttribute('aria-invalid')).toBe('true')
})

test('of a choice in a chosen branch, too', async () => {
  const contact = { title: 'Contact', oneOf: [person, company] }
  const user = draw({
    type: 'object',
    oneOf: [
      { title: 'Phone', type: 'object', required: ['phone'], properties: { phone: text('Phone number') } },
      { title: 'Somebody', type: 'object', required: ['contact'], properties: { contact } },
    ],
  })
  await user.click(await screen.findByRole('radio', { name: 'Somebody' }))
  await user.click(await screen.findByRole('radio', { name: 'Company' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const name = await screen.findByLabelText(/^Company name/)
  await screen.findAllByText(required)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('a required group of optional fields in a chosen branch may stay empty', async () => {
  const address = { title: 'Address', type: 'object', properties: { street: text('Street') } }
  const sent = vi.fn()
  const user = draw(
    {
      type: 'object',
      oneOf: [
        { title: 'Phone', type: 'object', required: ['phone'], properties: { phone: text('Phone number') } },
        { title: 'Letter', type: 'object', required: ['address'], properties: { address } },
      ],
    },
    sent,
  )
  await user.click(await screen.findByRole('radio', { name: 'Letter' }))
  await screen.findByLabelText(/^Street/)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ answer: { address: {} } }))
})

test('an optional list with a least number of rows may be left out', async () => {
  const sent = vi.fn()
  const row = { type: 'object', required: ['name'], properties: { name: text('Referee name') } }
  draw(
    {
      type: 'object',
      properties: {
        given: text('Given name'),
        referees: { type: 'array', title: 'Referees', minItems: 2, items: row },
        words: { type: 'array', title: 'Words', minItems: 1, items: text('Word') },
      },
    },
    sent,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ answer: {} }))
})

test('an optional list that was begun needs its least number of rows', async () => {
  const referees = { type: 'array', title: 'Words', minItems: 2, items: text('Word') }
  const sent = vi.fn()
  const user = draw({ type: 'object', properties: { referees } }, sent)
  const [first] = await screen.findAllByRole('textbox')
  await user.type(first as HTMLElement, 'one')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(required)
  expect(sent).not.toHaveBeenCalled()
})

test('a required answer that may be null is answered by "No value"', async () => {
  const middle = { type: ['string', 'null'], title: 'Middle name' }
  const sent = vi.fn()
  const user = draw({ type: 'object', required: ['middle'], properties: { middle } }, sent)
  const box = await screen.findByRole('checkbox', { name: 'No value: Middle name' })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(required)
  await user.click(box)
  expect(screen.queryByRole('textbox', { name: /Middle name/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ answer: { middle: null } }))
})

test.each(['shown first', 'chosen'])('a branch that is null and %s answers with null', async (how) => {
  const day = { title: 'Day', anyOf: [{ type: 'string', title: 'Some day' }, { type: 'null' }] }
  const sent = vi.fn()
  const user = draw({ type: 'object', required: ['day'], properties: { day } }, sent)
  const none = await screen.findByRole('radio', { name: 'No value' })
  if (how === 'chosen') {
    await user.click(screen.getByRole('radio', { name: 'Some day' }))
    await user.type(await screen.findByRole('textbox'), 'today')
    await user.click(none)
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent.mock.calls[0]?.[0]).toEqual({ answer: { day: null } }))
})
