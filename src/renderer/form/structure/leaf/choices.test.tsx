import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildExternalForm } from '../../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../../schemas/externalSchema/loadExternalValidator'
import { FormRenderer } from '../../FormRenderer'

test('options that are objects or lists are shown as JSON', async () => {
  const schema = { title: 'Place', enum: [{ city: 'Hobart' }, ['a', 1], 'Perth'] }
  const uiSchema = { 'ui:widget': 'radio' }
  render(
    <FormRenderer
      form={buildExternalForm(schema, uiSchema)}
      loadValidator={loadExternalValidator}
      submitHidden
    />,
  )
  const options = await screen.findAllByRole('radio')
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    '{"city":"Hobart"}',
    '["a",1]',
    'Perth',
  ])
})
