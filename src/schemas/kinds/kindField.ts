import type { FieldValue } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { FieldRule } from '../rules/fieldRule'

/** The parts of a field's definition that its kind uses. */
export interface KindField {
  rules: FieldRule
  /** The initial value; the kind's empty value if absent. */
  value?: FieldValue
  options?: Option[]
  /** The options are excluded from the schema, so that schema and validator stay the same when the options change. */
  openOptions?: boolean
  /** ISO 3166; determines the local format, for example of phone numbers without a country code. */
  country?: string
  /** Maximum length in characters; by default 255 for one line, 950 for a textarea [FB-01]. */
  maxlength?: number
}
