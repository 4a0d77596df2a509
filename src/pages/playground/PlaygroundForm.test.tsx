import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlaygroundForm } from './PlaygroundForm'

afterEach(cleanup)

test('defaults of a schema are answers from the start: displayed, reported and validated', async () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', default: 'Robin' } },
  }
  const { container } = render(<PlaygroundForm schema={schema} uiSchema={{}} />)
  expect(await screen.findByDisplayValue('Robin', {}, { timeout: 10_000 })).toBeTruthy()
  expect(await screen.findByText('The answers are valid.', {}, { timeout: 10_000 })).toBeTruthy()
  expect(container.querySelector('pre')?.textContent).toContain('"name": "Robin"')
})

const verdict = async (schema: unknown) => {
  render(<PlaygroundForm schema={schema} uiSchema={{}} />)
  const status = await screen.findByText(
    /^(The answers are valid|1 answer is invalid)/,
    {},
    { timeout: 10_000 },
  )
  return status.parentElement?.textContent
}

test.each([
  ['a text', { type: 'string', title: 'Motto' }],
  ['a number', { type: 'number', title: 'Motto' }],
  ['any value', { title: 'Motto' }],
  ['one of two', { title: 'Motto', oneOf: [{ type: 'string' }, { type: 'number' }] }],
])('an answer that is not given is missing where the schema asks for %s', async (_what, schema) => {
  expect(await verdict(schema)).toMatch(/: A response is required$/)
})

test('a schema that accepts no answer is reported as such, not as recursive', async () => {
  expect(await verdict(false)).toMatch(/: This answer is not taken$/)
})

test('a property that a schema forbids has no field', async () => {
  const forbidding = { type: 'object', properties: { never: false, name: { type: 'string' } } }
  expect(await verdict(forbidding)).toBe('The answers are valid.')
  expect(await screen.findByLabelText(/^name/, {}, { timeout: 10_000 })).toBeTruthy()
  expect(screen.queryByText(/never/)).toBeNull()
})

test.each([
  ['a list', { list: { type: 'array', minItems: 1, items: { type: 'string' } } }],
  [
    'a list of groups',
    {
      list: {
        type: 'array',
        minItems: 2,
        items: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      },
    },
  ],
])('an untouched optional group with %s that has a minimum is absent', async (_what, properties) => {
  const group = {
    type: 'object',
    properties: { name: { type: 'string' }, ...properties },
    required: ['name'],
  }
  expect(await verdict({ type: 'object', properties: { group } })).toBe('The answers are valid.')
  expect(await screen.findByLabelText(/^name/, {}, { timeout: 10_000 })).toBeTruthy()
})

test('each row of a list is validated against its own displayed branch', async () => {
  const branch = (name: string) => ({
    title: name.toUpperCase(),
    type: 'object',
    properties: { [name]: { type: 'string' } },
    required: [name],
  })
  const schema = { type: 'array', minItems: 2, items: { anyOf: [branch('a'), branch('b')] } }
  render(<PlaygroundForm schema={schema} uiSchema={{}} />)
  const choices = await screen.findAllByRole('radio', { name: 'B' }, { timeout: 10_000 })
  fireEvent.click(choices[1] as HTMLElement)
  expect(await screen.findByText('Item 2: b: A response is required')).toBeTruthy()
  expect(screen.getByText('Item 1: a: A response is required')).toBeTruthy()
})
