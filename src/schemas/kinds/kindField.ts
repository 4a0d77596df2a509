import type { FieldValue } from '../fields/fieldValue'
import type { Option } from '../fields/option'
import type { FieldRule } from '../rules/fieldRule'

/** The part of a field's definition that its kind looks at. */
export interface KindField {
  rules: FieldRule
  /** The value to start with; the kind's own empty value when absent. */
  value?: FieldValue
  options?: Option[]
  /** The options are not part of the schema: they come with the data, while the schema and its validator stay. */
  openOptions?: boolean
  /** The place whose way of writing counts, ISO 3166: of phone numbers those without a country of their own. */
  country?: string
  /** Characters; 255 for one line, 950 for a textarea, unless given [FB-01]. */
  maxlength?: number
}
