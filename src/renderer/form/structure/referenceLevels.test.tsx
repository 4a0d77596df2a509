import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buildExternalForm } from '../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import { FormRenderer } from '../FormRenderer'

afterEach(cleanup)

const names = ['Ant', 'Bee', 'Cat', 'Dog']

/** Returns a schema with four definitions, each of which refers to all four. */
function createMutualSchema(required: readonly string[] = []) {
  const references = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]))
  const definitions = names.map((name) => [
    name,
    {
      type: 'object',
      title: name,
      required,
      properties: { call: { type: 'string', title: `Call of ${name}` }, ...references },
    },
  ])
  return { $ref: '#/definitions/Ant', definitions: Object.fromEntries(definitions) }
}

/** Renders hundreds of fields. Query them by text: queries by role would take jsdom half a minute. */
const draw = (schema: unknown) =>
  render(<FormRenderer form={buildExternalForm(schema)} loadValidator={loadExternalValidator} />)

test('definitions that refer to each other are shown level by level', async () => {
  draw(createMutualSchema())
  expect((await screen.findAllByText(/^Call of Bee/)).length).toBeGreaterThan(0)
  const before = document.querySelectorAll('input').length
  await userEvent.click(screen.getAllByText('Show Bee')[0] as HTMLElement)
  expect(document.querySelectorAll('input').length).toBe(before + 1)
  expect(screen.getAllByText('Show Bee').length).toBeGreaterThan(1)
})

test('definitions that require each other are shown to a limited depth and can be checked', async () => {
  draw(createMutualSchema(['call', ...names]))
  await userEvent.click(await screen.findByText('Submit'))
  expect((await screen.findAllByText('A response is required')).length).toBeGreaterThan(0)
})

test('definitions that refer to each other by allOf are shown level by level', async () => {
  const fields = Object.fromEntries(
    ['Ant', 'Bee'].map((name) => [name, { allOf: [{ $ref: `#/definitions/${name}` }] }]),
  )
  const properties = { call: { type: 'string', title: 'Call' }, ...fields }
  const definitions = Object.fromEntries(
    ['Ant', 'Bee'].map((title) => [title, { type: 'object', title, properties }]),
  )
  draw({ $ref: '#/definitions/Ant', definitions })
  await screen.findAllByText('Show Bee')
  const before = document.querySelectorAll('input').length
  await userEvent.click(screen.getAllByText('Show Bee')[0] as HTMLElement)
  expect(document.querySelectorAll('input').length).toBe(before + 1)
})

test('a schema that offers itself as a branch of a field is shown', async () => {
  const choice = { title: 'Choice', oneOf: [{ $ref: '#' }, { type: 'string', title: 'Text' }] }
  draw({ type: 'object', title: 'Part', properties: { choice } })
  expect((await screen.findAllByText(/^Choice/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/could not be read/)).toBeNull()
})
