import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buildExternalForm } from '../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import type { FieldValue } from '../../../schemas/fields/fieldValue'
import { FormRenderer } from '../FormRenderer'

afterEach(cleanup)

function draw(schema: unknown, answer?: FieldValue) {
  const onSubmit = vi.fn<(values: unknown) => void>()
  render(
    <FormRenderer
      form={buildExternalForm(schema)}
      initialValues={answer === undefined ? {} : { answer }}
      loadValidator={loadExternalValidator}
      onSubmit={onSubmit}
    />,
  )
  return { onSubmit, user: userEvent.setup() }
}

test.each(['', '__proto__', 'constructor', 'a/b~c'])(
  'the property %j is shown, checked and submitted',
  async (name) => {
    const properties = Object.fromEntries([[name, { type: 'string', title: 'Named', minLength: 2 }]])
    const { onSubmit, user } = draw({ type: 'object', required: [name], properties })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const field = await screen.findByLabelText(/^Named/)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await user.type(field, 'a')
    await user.tab()
    expect(await screen.findByText('Minimum Character Length is 2')).toBeTruthy()
    await user.type(field, 'b')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(JSON.stringify(onSubmit.mock.calls[0]?.[0])).toBe(
      JSON.stringify({ answer: properties }).replace(/:\{"type.*?\}/, ':"ab"'),
    )
  },
)

test('a property with an empty name and no title has the label “No name”', async () => {
  draw({ type: 'object', properties: { '': { type: 'string' } } })
  expect(await screen.findByLabelText(/^No name/)).toBeTruthy()
})

const node = {
  type: 'object',
  title: 'Node',
  properties: { size: { type: 'string', title: 'Size' } },
  patternProperties: { '^n-': { $ref: '#/definitions/node' }, '^count': { type: 'number', title: 'Count' } },
}

test('properties that match a pattern of a recursive schema have its fields, and other properties take any value', async () => {
  const answer = {
    'n-a': { size: '1', 'n-b': { size: '2', countAll: 3, other: [5], free: { deep: 'down' } } },
  }
  draw({ definitions: { node }, $ref: '#/definitions/node' }, answer)
  await screen.findByDisplayValue('countAll')
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Size/).map(({ value }) => value)).toEqual([
    '',
    '1',
    '2',
  ])
  expect(screen.getByLabelText<HTMLInputElement>(/^Count/).value).toBe('3')
  expect(screen.getByDisplayValue('other')).toBeTruthy()
  expect(screen.getByDisplayValue('5')).toBeTruthy()
  expect(screen.getByDisplayValue('free')).toBeTruthy()
  expect(screen.getByDisplayValue('down')).toBeTruthy()
})

test('a property is added under a name that matches a pattern', async () => {
  const closedNode = { ...node, additionalProperties: false }
  const { onSubmit, user } = draw({ definitions: { node: closedNode }, $ref: '#/definitions/node' })
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  expect(screen.getByText('Names of other fields must be of the shape ^n-, ^count.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('This is not asked for')).toBeTruthy()
  const name = screen.getByLabelText('Name of the field')
  await user.clear(name)
  await user.type(name, 'count')
  await user.tab()
  await user.type(await screen.findByLabelText(/^Count/), '4')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { count: 4 } }))
})

test.each([
  ['^(n+)+-$', 'nn-', `${'n'.repeat(60)}!`],
  ['^\\p{Lu}+$', 'ÄÖ', 'äö'],
  ['^x\\-[a\\-z]+\\@$', 'x-a-@', 'xx-a-@'],
])(
  'the pattern %s gives the property %s its field, but not the property %s',
  async (pattern, matchingName, otherName) => {
    const inner = {
      type: 'object',
      title: 'Inner',
      patternProperties: { [pattern]: { type: 'number', title: 'Count' } },
      additionalProperties: false,
    }
    const { onSubmit, user } = draw(
      { type: 'object', properties: { inner: { $ref: '#/definitions/inner' } }, definitions: { inner } },
      { inner: { [matchingName]: 3, [otherName]: 4 } },
    )
    await screen.findByDisplayValue(otherName)
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLInputElement>(/^Count/).map(({ value }) => value)).toEqual(['3']),
    )
    expect(screen.getByText(`Names of other fields must be of the shape ${pattern}.`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('This is not asked for')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: `Remove ${otherName}` }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { inner: { [matchingName]: 3 } } }),
    )
  },
)

test('a group and a list without a description of their content accept any fields and any rows', async () => {
  const properties = { free: { type: 'object', title: 'Free' }, list: { type: 'array', title: 'List' } }
  const { onSubmit, user } = draw({ type: 'object', properties })
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  await user.click(screen.getByRole('button', { name: 'Add list' }))
  await user.type(screen.getByRole('textbox', { name: /^List 1/ }), '7')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ answer: { free: { newKey: 'New Value' }, list: [7] } }),
  )
})
