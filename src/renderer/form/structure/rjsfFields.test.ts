import { getDefaultRegistry } from '@rjsf/core'
import { expect, test } from 'vitest'
import * as rjsfFields from './rjsfFields'

test('the imported field components are those of rjsf’s public registry', () => {
  const { ADDITIONAL_PROPERTY_KEY_REMOVE, MultiSchemaField, ...fields } = rjsfFields
  const registry = getDefaultRegistry().fields as Record<string, unknown>
  expect({ ...fields, AnyOfField: MultiSchemaField, OneOfField: MultiSchemaField }).toEqual(
    Object.fromEntries(
      [...Object.keys(fields), 'AnyOfField', 'OneOfField'].map((name) => [name, registry[name]]),
    ),
  )
  expect(typeof ADDITIONAL_PROPERTY_KEY_REMOVE).toBe('symbol')
})
