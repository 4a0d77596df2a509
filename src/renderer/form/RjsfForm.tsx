import Form from '@rjsf/core'
import type { FieldProps } from '@rjsf/utils'
import { memo } from 'react'
import type { BuiltForm } from '../../schemas/forms/builtForm'
import { FormSections } from './FormSections'
import { RjsfRegistry } from './RjsfBranchField'
import {
  noChecks,
  noData,
  noDefaults,
  rjsfSchema,
  rjsfUiSchema,
  rjsfWidgets,
  StockSchemaField,
} from './rjsfParts'

/** rjsf's own form, which mounts once and never renders again. */
export const RjsfForm = memo(function RjsfForm({ form, idPrefix }: { form: BuiltForm; idPrefix: string }) {
  return (
    <Form
      tagName="div"
      className="fy-form__parts"
      idPrefix={idPrefix}
      idSeparator="--"
      schema={rjsfSchema(form)}
      uiSchema={rjsfUiSchema(form)}
      fields={rjsfFields}
      widgets={rjsfWidgets}
      validator={noChecks}
      formData={noData}
      experimental_defaultFormStateBehavior={noDefaults}
      noHtml5Validate
      noValidate
      showErrorList={false}
    >
      {noButton}
    </Form>
  )
})

/** At module level, since new objects at every render would make rjsf mount every field anew. */
const rjsfFields = { SchemaField: RootSchemaField }
/** rjsf puts a button of its own wherever a form has no children. */
const noButton = <></>

/**
 * rjsf re-renders and re-checks a whole form at every change. At the form's root our sections take over, whose fields
 * each subscribe to their own answer; below it, rjsf goes its own way.
 */
function RootSchemaField(props: FieldProps) {
  if (props.fieldPathId.path.length > 0) return <StockSchemaField {...props} />
  return (
    <RjsfRegistry value={props.registry}>
      <FormSections />
    </RjsfRegistry>
  )
}
