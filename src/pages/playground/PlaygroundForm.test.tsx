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

const getVerdict = async (schema: unknown) => {
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
])('reports a missing answer where the schema requires %s', async (_what, schema) => {
  expect(await getVerdict(schema)).toMatch(/: A response is required$/)
})

test('a schema that accepts no answer is reported as such, not as recursive', async () => {
  expect(await getVerdict(false)).toMatch(/: This answer is not accepted$/)
})

test('a property that a schema forbids has no field', async () => {
  const forbidding = { type: 'object', properties: { never: false, name: { type: 'string' } } }
  expect(await getVerdict(forbidding)).toBe('The answers are valid.')
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
  expect(await getVerdict({ type: 'object', properties: { group } })).toBe('The answers are valid.')
  expect(await screen.findByLabelText(/^name/, {}, { timeout: 10_000 })).toBeTruthy()
})

test('each row of a list is validated against the branch that it displays', async () => {
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

/** An engine without backtracking cannot run a backreference. */
const repeatedLetter = { pattern: '^(a|b)\\1$' }

test.each([
  ['not', { not: repeatedLetter }],
  [
    'oneOf',
    {
      oneOf: [
        { title: 'Twice', ...repeatedLetter },
        { title: 'Long', minLength: 1 },
      ],
    },
  ],
  ['if', { if: { not: repeatedLetter }, else: { maxLength: 1 } }],
])(
  'an answer is not refused for a pattern inside %s that cannot be run, and the field and the result say so',
  async (_keyword, rule) => {
    const name = { type: 'string', default: 'ab', ...rule }
    expect(await getVerdict({ type: 'object', properties: { name } })).toMatch(
      /^The answers are valid\.Not checked: the pattern/,
    )
    expect(
      (await screen.findAllByText(/is not checked here/, {}, { timeout: 10_000 })).length,
    ).toBeGreaterThan(0)
  },
)

test('an unrunnable pattern hides no other error', async () => {
  const name = { type: 'string', default: 'ab', not: repeatedLetter, maxLength: 1 }
  expect(await getVerdict({ type: 'object', properties: { name } })).toMatch(
    /^1 answer is invalid.*name: .*1.*Not checked/,
  )
})

test('groups of a schema with many fields are rendered when they are opened, or when a link to an error inside them is followed', async () => {
  const group = (name: string) => ({
    type: 'object',
    title: `Group ${name}`,
    required: ['first'],
    properties: Object.fromEntries(
      ['first', ...Array.from({ length: 60 }, (_, at) => `other ${at}`)].map((key) => [
        key,
        { type: 'string', title: `${name} ${key}` },
      ]),
    ),
  })
  const names = Array.from({ length: 10 }, (_, at) => String(at))
  const properties = Object.fromEntries(names.map((name) => [name, group(name)]))
  render(<PlaygroundForm schema={{ type: 'object', properties, required: ['7'] }} uiSchema={{}} />)
  fireEvent.click(await screen.findByText('Show Group 3', {}, { timeout: 10_000 }))
  expect(screen.getByText(/^3 first/)).toBeTruthy()
  expect(screen.queryByText(/^7 first/)).toBeNull()
  fireEvent.click(screen.getByText('Submit'))
  fireEvent.click(await screen.findByText('Group 7: 7 first', { selector: 'a' }, { timeout: 10_000 }))
  expect(document.activeElement).toBe(await screen.findByLabelText(/^7 first/, {}, { timeout: 10_000 }))
})
