import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import type { FieldProps, RegistryWidgetsType, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { widgets } from '../../widgets/registry'

/** rjsf's own way to show a field: taken where an answer is more than one leaf. */
export const StockSchemaField = SchemaField as ComponentType<FieldProps>

/** Our widgets under our kinds' names, for rjsf's own fields. */
export const rjsfWidgets = widgets as unknown as RegistryWidgetsType

/** rjsf never checks answers here: `FormChecks` does, with the same function as the server. */
export const silentValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

/** No defaults from rjsf: a form's initial answers come with it. */
export const noDefaults = { emptyObjectFields: 'skipDefaults', allOf: 'skipDefaults' } as const

export const noData = {}

/** The schema as rjsf needs it: conditions are for the check, and an `$id` would only be resolved. */
export function rjsfSchema({ schema }: BuiltForm): RJSFSchema {
  return { type: 'object', properties: schema.properties as RJSFSchema['properties'] } as RJSFSchema
}

export function rjsfUiSchema({ uiSchema }: BuiltForm): UiSchema {
  return uiSchema as UiSchema
}
