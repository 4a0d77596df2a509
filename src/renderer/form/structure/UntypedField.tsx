import type { FieldProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { LeafField } from './leaf/LeafField'
import { UnknownTemplate } from './smallTemplates'

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
