import type { AnswerSchema, ConditionalRequired, EitherRequired } from '../fields/answerSchema'
import type { FormValues } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { FieldKind } from '../kinds/kindRegistry'
import type { FieldRule } from '../rules/fieldRule'
import type { FieldDefinition } from './fieldDefinition'
import type { JsonSchema } from './jsonSchema'

/** The whole form as JSON Schema: what the server validates, the browser renders and an API client reads. */
export interface FormSchema {
  $schema: string
  $id: 'form'
  type: 'object'
  title: string
  properties: Record<string, AnswerSchema>
  required: string[]
  allOf?: (ConditionalRequired | EitherRequired)[]
  additionalProperties: false
}

export interface FormSection {
  id: string
  title: string
  /** Of the title, where it is not the page's. */
  lang?: string
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
  /** It is a group of fields. */
  isGroup?: true
  /** Of a group that repeats: what one row is called, 'Referee'. */
  itemLabel?: string
}

/**
 * How a group of fields looks. Its fields' looks stand as rjsf nests them: under `items` where the group repeats, beside
 * `ui:options` where it doesn't.
 */
export interface GroupUi {
  'ui:widget'?: undefined
  'ui:options': FieldUiOptions
  items?: FieldsUi
  [field: string]: unknown
}

/** How fields look, those of a form or of a group: a `FieldUi` or `GroupUi` under each one's key. */
export interface FieldsUi {
  'ui:order': string[]
  [field: string]: FieldUi | GroupUi | FormSection[] | string[]
}

/** rjsf's uiSchema: how its fields look, and the form's sections. */
export interface FormUiSchema extends FieldsUi {
  'ui:sections': FormSection[]
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
  /** Of a form that somebody else's schema asks: the schema that its one answer is judged by. */
  foreign?: ForeignSchema
}

/** A schema that was not built here, and the draft of JSON Schema that it speaks. */
export interface ForeignSchema {
  schema: JsonSchema
  /** Further schemas that it may refer to, by their addresses. */
  others?: Readonly<Record<string, JsonSchema>>
  draft: '4' | '7' | '2019-09' | '2020-12'
}

/** One thing wrong with one answer; `path` is a JSON Pointer to its place: `/firstName`, `/referees/1/email`. */
export interface FieldError {
  path: string
  message: string
}

/** How the field or the group of this key looks and behaves; a group has no `ui:widget`. */
export function fieldUi(form: { uiSchema: FieldsUi }, key: string): FieldUi | GroupUi {
  return form.uiSchema[key] as FieldUi | GroupUi
}
