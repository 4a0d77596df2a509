import type { FieldProps } from '@rjsf/utils'
import { FormSections } from './FormSections'
import { RjsfRegistry } from './RjsfBranchField'
import { StockSchemaField } from './rjsfParts'

/**
 * rjsf re-renders and re-checks a whole form at every change. At the form's root our sections take over, whose fields
 * each subscribe to their own answer; below it, rjsf goes its own way.
 */
export function RootSchemaField(props: FieldProps) {
  if (props.fieldPathId.path.length > 0) return <StockSchemaField {...props} />
  return (
    <RjsfRegistry value={props.registry}>
      <FormSections />
    </RjsfRegistry>
  )
}
