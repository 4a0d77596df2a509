import type { FieldCondition } from '../fieldCondition'
import type { FieldDefinition } from '../fieldDefinition'
import type { FormValues } from '../fieldValue'
import type { FieldKind } from '../kinds/kindRegistry'
import type { LeafSchema } from '../leafSchema'
import type { FieldRule } from '../rules/fieldRule'
import type { Option } from '../vacancy'

/** `required` of a conditional field, with the condition as JSON Schema. */
export interface ConditionalRequired {
  if: { properties: Record<string, object>; required?: string[] }
  then: { required: string[] }
}

/** Two fields of which one must be answered, whichever. */
export interface EitherRequired {
  anyOf: { required: string[] }[]
}

/** The whole form as JSON Schema: what the server validates, the browser renders and an API client reads. */
export interface FormSchema {
  $schema: string
  $id: 'form'
  type: 'object'
  title: string
  properties: Record<string, LeafSchema>
  required: string[]
  allOf?: (ConditionalRequired | EitherRequired)[]
  additionalProperties: false
}

export interface FormSection {
  id: string
  title: string
  notes?: string
  /** Field keys, in order. */
  fields: string[]
}

/** How one field looks and behaves: the part of its definition that JSON Schema has no words for. */
export interface FieldUi {
  'ui:widget': FieldKind
  'ui:options': FieldUiOptions
}

export interface FieldUiOptions
  extends Pick<
    FieldDefinition,
    | 'mime'
    | 'notes'
    | 'placeholder'
    | 'inputmode'
    | 'autocomplete'
    | 'allowEnterSubmit'
    | 'autofocus'
    | 'valid'
    | 'inline'
    | 'centered'
    | 'disabled'
  > {
  rules: FieldRule
  required: boolean
  choices?: Option[]
  maxlength?: number
  visibleWhen?: FieldCondition
}

/** rjsf's uiSchema: a `FieldUi` under each field's key, and the form's sections. */
export interface FormUiSchema {
  'ui:order': string[]
  'ui:sections': FormSection[]
  [field: string]: FieldUi | FormSection[] | string[]
}

/** A form without its name: all that it shows and asks. */
export type FormBody = Omit<BuiltForm, 'version'>

/** A form as data [contract: GET /api/vacancies/{id}/form]. */
export interface BuiltForm {
  /** Hash of schema and uiSchema: equal text, equal version. */
  version: string
  schema: FormSchema
  uiSchema: FormUiSchema
  initialValues: FormValues
}

/** One thing wrong with one answer; `path` is a JSON Pointer to the field: `/firstName`. */
export interface FieldError {
  path: string
  message: string
}

/** How the field of this key looks and behaves. */
export function fieldUi(form: Pick<BuiltForm, 'uiSchema'>, key: string): FieldUi {
  return form.uiSchema[key] as FieldUi
}
