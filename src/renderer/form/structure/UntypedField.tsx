import type { FieldProps } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { LeafField } from './leaf/LeafField'
import { UnknownTemplate } from './smallTemplates'

/** A schema that names no type is asked as JSON; one that names a type that JSON does not have says so. */
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
