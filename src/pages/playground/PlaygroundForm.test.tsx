import { cleanup, render, screen } from '@testing-library/react'
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
