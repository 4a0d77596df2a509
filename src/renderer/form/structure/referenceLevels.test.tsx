import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buildExternalForm } from '../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import { FormRenderer } from '../FormRenderer'

afterEach(cleanup)

const names = ['Ant', 'Bee', 'Cat', 'Dog']

/** Definitions each of which has a name and refers to all of them. */
function circle(required: readonly string[] = []) {
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

/** Hundreds of fields: queries by role would take jsdom half a minute. */
const draw = (schema: unknown) =>
  render(<FormRenderer form={buildExternalForm(schema)} loadValidator={loadExternalValidator} />)

test('definitions that refer to each other are shown level by level', async () => {
  draw(circle())
  expect((await screen.findAllByText(/^Call of Bee/)).length).toBeGreaterThan(0)
  const before = document.querySelectorAll('input').length
  await userEvent.click(screen.getAllByText('Show Bee')[0] as HTMLElement)
  expect(document.querySelectorAll('input').length).toBe(before + 1)
  expect(screen.getAllByText('Show Bee').length).toBeGreaterThan(1)
})

test('definitions that require each other are limited in depth', async () => {
  draw(circle(['call', ...names]))
  await userEvent.click(await screen.findByText('Submit'))
  expect((await screen.findAllByText('A response is required')).length).toBeGreaterThan(0)
})
