import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'

test("renders a schema's form with its validation result, reports invalid JSON, and offers more than 50 examples", async () => {
  await renderSite('/playground')
  await screen.findByRole('heading', { level: 1, name: 'Playground' })
  const family = await screen.findByLabelText(/^Family name/)
  expect(await screen.findByText('Family name: A response is required')).toBeTruthy()
  fireEvent.input(family, { target: { value: 'Lee' } })
  fireEvent.blur(family)
  expect(await screen.findByText('The answers are valid.')).toBeTruthy()
  const townSchema = { type: 'object', properties: { town: { type: 'string', title: 'Town' } } }
  fireEvent.change(screen.getByLabelText('JSON Schema'), { target: { value: JSON.stringify(townSchema) } })
  expect(await screen.findByLabelText(/^Town/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('JSON Schema'), { target: { value: '{' } })
  expect(await screen.findByText(/^This is not JSON/)).toBeTruthy()
  const list = within(screen.getByLabelText('Example'))
  expect(list.getAllByRole('option').length).toBeGreaterThan(50)
})
