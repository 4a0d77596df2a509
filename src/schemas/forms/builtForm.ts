import type { AlternativeRequired, AnswerSchema, ConditionalRequired } from '../fields/answerSchema'
import type { FormValues } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { FieldKind } from '../kinds/kindRegistry'
import type { FieldRule } from '../rules/fieldRule'
import type { FieldDefinition } from './fieldDefinition'
import type { JsonSchema } from './jsonSchema'

/**
 * The JSON Schema of the whole form: the server validates against it, the browser renders it, and API clients read
 * it.
 */
export interface FormSchema {
  $schema: string
  $id: 'form'
  type: 'object'
  title: string
  properties: Record<string, AnswerSchema>
  required: string[]
  allOf?: (ConditionalRequired | AlternativeRequired)[]
  additionalProperties: false
}

export interface FormSection {
  id: string
  title: string
  /** The language of the title where it differs from the page's. */
  lang?: string
  notes?: string
  /** Field keys, in order. */
  fields: string[]
}

/** The presentation and behaviour of one field: the part of its definition that JSON Schema cannot express. */
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
    | 'visibleWhen'
    | 'requiredWhen'
    | 'width'
    | 'langs'
    | 'openOptions'
  > {
  rules: FieldRule
  required: boolean
  choices?: Option[]
  maxlength?: number
  /** True for a group of fields. */
  isGroup?: true
  /** The name of one row of a repeating group, 'Referee'. */
  itemLabel?: string
}

/**
 * The presentation of a group. As in rjsf, the entries of its fields are nested under `items` if the group repeats,
 * and beside `ui:options` otherwise.
 */
export interface GroupUi {
  'ui:widget'?: undefined
  'ui:options': FieldUiOptions
  items?: FieldsUi
  [field: string]: unknown
}

/** The presentation of the fields of a form or a group: a `FieldUi` or `GroupUi` under each field's key. */
export interface FieldsUi {
  'ui:order': string[]
  [field: string]: FieldUi | GroupUi | FormSection[] | string[]
}

/** rjsf's uiSchema: the presentation of the fields, and the form's sections. */
export interface FormUiSchema extends FieldsUi {
  'ui:sections': FormSection[]
}

/** A form without its version. */
export type FormBody = Omit<BuiltForm, 'version'>

/** A form as data [contract: GET /api/vacancies/{id}/form]. */
export interface BuiltForm {
  /** Hash of schema and uiSchema: equal content has an equal version. */
  version: string
  schema: FormSchema
  uiSchema: FormUiSchema
  initialValues: FormValues
  /** Set for an external form: the schema that its only answer is validated against. */
  external?: ExternalSchema
}

/** An external JSON Schema and its draft. */
export interface ExternalSchema {
  schema: JsonSchema
  /** Further schemas that it may refer to, by their URIs. */
  referencedSchemas?: Readonly<Record<string, JsonSchema>>
  draft: '4' | '7' | '2019-09' | '2020-12'
}

/** A validation error; `path` is a JSON Pointer to the answer: `/firstName`, `/referees/1/email`. */
export interface FieldError {
  path: string
  message: string
}

/** Returns the presentation of the field or group with this key; a group has no `ui:widget`. */
export function getFieldUi(form: { uiSchema: FieldsUi }, key: string): FieldUi | GroupUi {
  return form.uiSchema[key] as FieldUi | GroupUi
}
