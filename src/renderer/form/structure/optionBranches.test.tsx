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

const address = { title: 'Address', type: 'object', properties: { street: text('Street') } }

function draw(schema: unknown, onSubmit: (values: unknown) => void = () => undefined) {
  const form = buildExternalForm(schema)
  render(<FormRenderer form={form} loadValidator={loadExternalValidator} onSubmit={onSubmit} />)
  return userEvent.setup()
}

const requiredMessage = 'A response is required'

test.each(['oneOf', 'anyOf'])('with %s, the fields of the chosen branch show its errors', async (keyword) => {
  const user = draw({ type: 'object', [keyword]: [person, company] })
  await user.click(await screen.findByRole('radio', { name: 'Company' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const name = await screen.findByLabelText(/^Company name/)
  await screen.findAllByText(requiredMessage)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^Company number/).getAttribute('aria-invalid')).toBe('true')
})

test('a choice inside a chosen branch shows the errors of its chosen branch', async () => {
  const contact = { title: 'Contact', oneOf: [person, company] }
  const user = draw({
    type: 'object',
    oneOf: [
      { title: 'Phone', type: 'object', required: ['phone'], properties: { phone: text('Phone number') } },
      { title: 'Someone', type: 'object', required: ['contact'], properties: { contact } },
    ],
  })
  await user.click(await screen.findByRole('radio', { name: 'Someone' }))
  await user.click(await screen.findByRole('radio', { name: 'Company' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const name = await screen.findByLabelText(/^Company name/)
  await screen.findAllByText(requiredMessage)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test('a required group of optional fields in a chosen branch may stay empty', async () => {
  const onSubmit = vi.fn()
  const user = draw(
    {
      type: 'object',
      oneOf: [
        { title: 'Phone', type: 'object', required: ['phone'], properties: { phone: text('Phone number') } },
        { title: 'Letter', type: 'object', required: ['address'], properties: { address } },
      ],
    },
    onSubmit,
  )
  await user.click(await screen.findByRole('radio', { name: 'Letter' }))
  await screen.findByLabelText(/^Street/)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { address: {} } }))
})

test('an optional list with a minimum number of rows may be empty', async () => {
  const onSubmit = vi.fn()
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
    onSubmit,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: {} }))
})

const referee = { type: 'object', required: ['name'], properties: { name: text('Referee name') } }
const referees = { type: 'array', title: 'Referees', minItems: 2, items: referee }
const addedFields = { required: ['address'], properties: { address, referees } }
const way = { type: 'string', title: 'Way', enum: ['phone', 'letter'], default: 'letter' }
// biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema.
const ifThen = (condition: object, addedFields: object) => ({ if: condition, then: addedFields })
const isLetter = { properties: { way: { const: 'letter' } } }

test.each(
  Object.entries({
    if: { properties: { way }, ...ifThen(isLetter, addedFields) },
    else: { properties: { way }, if: { not: isLetter }, else: addedFields },
    'an if that refers to a definition': {
      properties: { way },
      definitions: { isLetter },
      ...ifThen({ $ref: '#/definitions/isLetter' }, addedFields),
    },
    dependentSchemas: { properties: { way }, dependentSchemas: { way: addedFields } },
    dependencies: {
      properties: { way },
      dependencies: {
        way: {
          oneOf: [
            { properties: { way: { enum: ['phone'] } } },
            { ...addedFields, properties: { ...addedFields.properties, way: { enum: ['letter'] } } },
          ],
        },
      },
    },
    dependentRequired: { properties: { way, address, referees }, dependentRequired: { way: ['address'] } },
    'an if of a chosen branch': {
      oneOf: [
        { title: 'Some way', required: ['way'], properties: { way }, ...ifThen(isLetter, addedFields) },
      ],
    },
  }),
)(
  'an answer to fields added by %s may omit an optional list and leave a required group empty',
  async (_, schema) => {
    const onSubmit = vi.fn()
    const user = draw({ type: 'object', ...schema }, onSubmit)
    await screen.findByLabelText(/^Street/)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { way: 'letter', address: {} } }),
    )
  },
)

test('an optional list with rows needs its minimum number of rows', async () => {
  const referees = { type: 'array', title: 'Words', minItems: 2, items: text('Word') }
  const onSubmit = vi.fn()
  const user = draw({ type: 'object', properties: { referees } }, onSubmit)
  const [first] = await screen.findAllByRole('textbox')
  await user.type(first as HTMLElement, 'one')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(requiredMessage)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a required answer that may be null is answered by "No value"', async () => {
  const middle = { type: ['string', 'null'], title: 'Middle name' }
  const onSubmit = vi.fn()
  const user = draw({ type: 'object', required: ['middle'], properties: { middle } }, onSubmit)
  const box = await screen.findByRole('checkbox', { name: 'No value: Middle name' })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText(requiredMessage)
  await user.click(box)
  expect(screen.queryByRole('textbox', { name: /Middle name/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { middle: null } }))
})

test.each(['shown first', 'chosen'])('a branch that is null and %s answers with null', async (how) => {
  const day = { title: 'Day', anyOf: [{ type: 'string', title: 'Some day' }, { type: 'null' }] }
  const onSubmit = vi.fn()
  const user = draw({ type: 'object', required: ['day'], properties: { day } }, onSubmit)
  const noValue = await screen.findByRole('radio', { name: 'No value' })
  if (how === 'chosen') {
    await user.click(screen.getByRole('radio', { name: 'Some day' }))
    await user.type(await screen.findByRole('textbox'), 'today')
    await user.click(noValue)
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { day: null } }))
})

test('branches without a title are named by their value, fields or type', async () => {
  const choice = {
    title: 'Day',
    anyOf: [
      { type: 'string' },
      { type: 'null' },
      { type: 'object', properties: { street: text('Street') } },
      { $ref: '#/definitions/money' },
      { const: { free: true } },
      { type: ['string', 'null'] },
      {},
    ],
  }
  const user = draw({
    type: 'object',
    properties: { choice },
    definitions: { money: { type: 'object', properties: { amount: { type: 'number' } } } },
  })
  await user.click(await screen.findByRole('combobox', { name: /^Day/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual([
    'Text (1)',
    'No value',
    'Street',
    'amount',
    '{"free":true}',
    'Text (2)',
    'Option 7',
  ])
})

test('branches that only require fields are named by these fields, and the form needs no title', async () => {
  const properties = { email: text('Email'), phone: text('Phone') }
  draw({ type: 'object', properties, anyOf: [{ required: ['email'] }, { required: ['phone'] }] })
  await screen.findByRole('radiogroup', { name: /^Choose what to answer/ })
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'email',
    'phone',
  ])
})

test('an answer that fits several branches of oneOf gets an error that says so', async () => {
  const user = draw({
    oneOf: [
      { type: 'object', title: 'One' },
      { type: 'object', title: 'Other' },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findAllByText('This matches more than one of the choices')).toBeTruthy()
})

test.each(
  Object.entries({
    'the schema': { required: ['code'] },
    'a branch': { oneOf: [{ title: 'Coded', required: ['code'] }] },
    'an if': ifThen({}, { required: ['code'] }),
    'a dependency': { dependentSchemas: { given: { required: ['code'] } } },
    'a dependent name': { dependentRequired: { given: ['code'] } },
  }),
)('a property that %s requires and nothing describes has a field', async (_, schema) => {
  const onSubmit = vi.fn()
  const given = { ...text('Given name'), default: 'Ada' }
  const user = draw({ type: 'object', properties: { given }, ...schema }, onSubmit)
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  const code = await screen.findByLabelText(/^code/)
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  await user.type(code, '7')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { given: 'Ada', code: 7 } }))
})
