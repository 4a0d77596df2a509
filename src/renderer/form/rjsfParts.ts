import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type { FieldProps, RegistryWidgetsType, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { widgets } from '../../widgets/widgetRegistry'
import { isBranch } from './soundForm'

/** rjsf's own way to show a field: taken where an answer is more than one leaf. */
export const StockSchemaField = SchemaField as ComponentType<FieldProps>

/** Our widgets under our kinds' names, for rjsf's own fields. */
export const rjsfWidgets = widgets as unknown as RegistryWidgetsType

/** rjsf never checks answers here: `FormChecks` does, with the same function as the server. */
export const noChecks: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** No defaults from rjsf: a form's initial answers come with it. */
export const noDefaults = { emptyObjectFields: 'skipDefaults', allOf: 'skipDefaults' } as const

export const noData = {}

/**
 * The schema as rjsf needs it: only the properties that it shows itself. It walks all that it is given, several times,
 * before the first field stands; leaves have nothing for it to find.
 */
export function rjsfSchema({ schema }: BuiltForm): RJSFSchema {
  const branches = Object.entries(schema.properties).filter(([, property]) => isBranch(property))
  return { type: 'object', title: schema.title, properties: Object.fromEntries(branches) } as RJSFSchema
}

/** The same properties' part of the uiSchema. */
export function rjsfUiSchema({ schema, uiSchema }: BuiltForm): UiSchema {
  const keys = Object.keys(schema.properties).filter((key) => isBranch(schema.properties[key]))
  return Object.fromEntries(keys.map((key) => [key, uiSchema[key]])) as UiSchema
}
