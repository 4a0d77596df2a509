import { ADDITIONAL_PROPERTY_FLAG, type FieldProps } from '@rjsf/utils'
import type { ComponentType, ReactNode } from 'react'
import { LeafField } from './leaf/LeafField'
import { NullField } from './rjsfFields'
import { UnknownTemplate } from './smallTemplates'

const StockNullField = NullField as ComponentType<FieldProps>

/** Renders a schema without a type as a JSON input, and a schema with an unknown type as an unsupported field. */
export function UntypedField(props: FieldProps): ReactNode {
  return props.schema.type === undefined ? (
    <LeafField {...props} />
  ) : (
    <UnknownTemplate
      fieldPathId={props.fieldPathId}
      schema={props.schema}
      reason=""
      registry={props.registry}
    />
  )
}

/**
 * Renders a field for null. rjsf also uses it for an added field whose type is not known yet, because its name
 * matches no pattern or its value is null: such a field takes any value, written as JSON.
 */
export function EmptyField(props: FieldProps): ReactNode {
  const isAdded = ADDITIONAL_PROPERTY_FLAG in props.schema
  return isAdded ? <LeafField {...props} schema={anyValue} /> : <StockNullField {...props} />
}

const anyValue = {}
