import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buildExternalForm } from '../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import { FormRenderer } from '../FormRenderer'

afterEach(cleanup)

const text = (title: string) => ({ type: 'string', title })
const email = text('Email')
const phone = text('Phone')
const way = { type: 'string', title: 'Way', enum: ['phone', 'letter'] }
// biome-ignore lint/suspicious/noThenProperty: the keyword's name in JSON Schema.
const ifThen = (condition: object, added: object) => ({ if: condition, then: added })

const draw = (schema: object) =>
  render(<FormRenderer form={buildExternalForm(schema)} loadValidator={loadExternalValidator} />)

/** Returns the label's text with its mark. */
const getLabel = (name: string) => screen.getByText(name, { selector: '.fy-field__label' }).textContent

test.each(['oneOf', 'anyOf'])(
  'the fields that the chosen branch of %s requires are marked',
  async (keyword) => {
    draw({
      type: 'object',
      properties: { email, phone },
      [keyword]: [
        { title: 'By email', required: ['email'] },
        { title: 'By phone', required: ['phone'] },
      ],
    })
    await screen.findByRole('radio', { name: 'By phone' })
    expect([getLabel('Email'), getLabel('Phone')]).toEqual(['Email\u00a0*', 'Phone (Optional)'])
    await userEvent.click(screen.getByRole('radio', { name: 'By phone' }))
    expect([getLabel('Email'), getLabel('Phone')]).toEqual(['Email (Optional)', 'Phone\u00a0*'])
  },
)

test.each(
  Object.entries({
    'a group in a branch': {
      properties: { contact: { type: 'object', title: 'Contact', properties: { email } } },
      oneOf: [{ title: 'By email', properties: { contact: { required: ['email'] } } }, { title: 'Not' }],
    },
    'a branch in a branch': {
      properties: { email },
      anyOf: [{ title: 'Some', oneOf: [{ title: 'By email', required: ['email'] }, { title: 'Not' }] }],
    },
    'allOf beside a branch': {
      allOf: [{ required: ['email'] }],
      oneOf: [{ title: 'By email', properties: { email } }, { title: 'Not' }],
    },
    'the schema of a field in a branch': {
      required: ['email'],
      anyOf: [{ title: 'By email', properties: { email } }, { title: 'Not' }],
    },
    'then in a branch': {
      properties: { email },
      oneOf: [
        { title: 'Some', ...ifThen({ not: { required: ['away'] } }, { required: ['email'] }) },
        { title: 'Not' },
      ],
    },
    'a reference in a branch': {
      definitions: { needed: { required: ['email'] } },
      properties: { email },
      oneOf: [{ title: 'By email', $ref: '#/definitions/needed' }, { title: 'Not' }],
    },
    'an if': { properties: { email }, ...ifThen({}, { required: ['email'] }) },
    dependentRequired: {
      properties: { way: { ...way, default: 'letter' }, email },
      dependentRequired: { way: ['email'] },
    },
  }),
)('a field that %s requires is marked', async (_, schema) => {
  draw({ type: 'object', ...schema })
  if ('oneOf' in schema || 'anyOf' in schema)
    await userEvent.click(
      (await screen.findAllByRole('radio', { name: /^(By email|Some)$/ })).at(-1) as Element,
    )
  await screen.findByText('Email', { selector: '.fy-field__label' })
  expect(getLabel('Email')).toBe('Email\u00a0*')
})

test('the required mark follows a condition in a branch', async () => {
  draw({
    type: 'object',
    properties: { email, way },
    oneOf: [
      {
        title: 'Some way',
        ...ifThen({ properties: { way: { const: 'letter' } }, required: ['way'] }, { required: ['email'] }),
      },
      { title: 'No way', properties: { way: false } },
    ],
  })
  await screen.findByRole('radio', { name: 'Some way' })
  expect(getLabel('Email')).toBe('Email (Optional)')
  await userEvent.click(screen.getByRole('combobox', { name: /^Way/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'letter' }))
  expect(getLabel('Email')).toBe('Email\u00a0*')
})

test('a list that the chosen branch requires is marked, and a required text that may be null offers "No value"', async () => {
  draw({
    type: 'object',
    properties: {
      words: { type: 'array', title: 'Words', items: text('Word') },
      middle: { type: ['string', 'null'], title: 'Middle' },
    },
    oneOf: [{ title: 'All', required: ['words', 'middle'] }, { title: 'None' }],
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'All' }))
  expect(getLabel('Words')).toBe('Words\u00a0*')
  expect(screen.getByRole('checkbox', { name: 'No value: Middle' })).toBeTruthy()
})
