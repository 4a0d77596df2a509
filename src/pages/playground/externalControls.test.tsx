import { cleanup, screen } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { findMissingControls, renderWithFoyer } from '../../../tests/fixtures/stockControls'
import { externalSamples } from './externalSamples'

afterEach(cleanup)

/** Samples that stock rjsf cannot render: schemas that are not objects, anchors, and references without a target. */
const unsupportedByStock = new Set(['Anything goes: true', 'Anchor, draft 2020-12', 'Unresolved reference'])

describe('every control that stock rjsf shows is shown', () => {
  const names = Object.keys(externalSamples).filter((name) => !unsupportedByStock.has(name))
  test.each(names)('%s', async (name) => {
    expect(await findMissingControls(externalSamples[name] ?? { schema: null })).toEqual([])
  })
})

test('an anchor is followed', async () => {
  await renderWithFoyer(externalSamples['Anchor, draft 2020-12'] ?? { schema: null })
  expect(screen.getAllByLabelText(/^Name/)).toHaveLength(2)
  expect(screen.getByRole('group', { name: 'Deputy' })).toBeTruthy()
})

test('a missing reference shows an error at its field, and the other fields are rendered', async () => {
  await renderWithFoyer(externalSamples['Unresolved reference'] ?? { schema: null })
  expect(screen.getByLabelText(/^Name/)).toBeTruthy()
  expect(screen.getByText('Lost').parentElement?.textContent).toMatch(/#\/definitions\/none/)
})

const CustomComponent = () => <p>Drawn by somebody else</p>

test('components in a uiSchema are ignored, and the schema is rendered without them', async () => {
  const uiSchemaWithComponents = {
    'ui:field': CustomComponent,
    name: { 'ui:widget': CustomComponent },
    age: { 'ui:options': { field: memo(CustomComponent) } },
  }
  const container = await renderWithFoyer({
    schema: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'number' } } },
    uiSchema: { ...uiSchemaWithComponents, 'ui:ObjectFieldTemplate': CustomComponent },
  })
  expect(container.querySelectorAll('input')).toHaveLength(2)
  expect(screen.queryByText('Drawn by somebody else')).toBeNull()
})
