import type { FieldCondition } from '../fields/fieldCondition'
import type { RowLimits } from '../fields/repeats'
import type { FieldType } from '../kinds/fieldType'
import type { KindField } from '../kinds/kindField'

/** A field as a client, a vacancy or one of the product's own forms declares it [FK-20]. */
export interface FieldDefinition extends KindField {
  /** The field's key: the input's `name` and the property in the schema. It must not contain `.`, `_` or `/`. */
  name: string
  type: FieldType
  label: string
  disabled?: boolean
  /**
   * Accepted MIME types and file extensions of a file field, as in the `accept` attribute; defaults to those of the
   * rule's file type group.
   */
  mime?: string
  /** Shown under the label as plain text. */
  notes?: string
  placeholder?: string
  inputmode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url'
  /** A token of the HTML `autocomplete` attribute. */
  autocomplete?: string
  /** Whether Enter in this field submits the form; true by default. */
  allowEnterSubmit?: boolean
  autofocus?: boolean
  /** False shows the invalid state without an error [FK-23]. */
  valid?: boolean
  /** Choice fields: shows the items in one row. */
  inline?: boolean
  /** Choice fields: centres the items. */
  centered?: boolean
  /** For a required field: the name of another field. An answer to either of them is sufficient. */
  orElse?: string
  /** The field is shown only while this condition holds; otherwise browser and server discard its answer. */
  visibleWhen?: FieldCondition
  /** The field is required while this condition holds, even if its rule does not require it. */
  requiredWhen?: FieldCondition
  /** The field's width in a two-column layout: one column or both; defaults to the width of its kind. */
  width?: 'half' | 'full'
  /** The languages of label and notes where they differ from the page's. */
  langs?: { label?: string; notes?: string }
  /** The fields of a group. */
  fields?: FieldDefinition[]
  /** Makes a group a list of rows, with these bounds; without it, a group is answered once. */
  repeats?: RowLimits
  /** The name of one row of a repeating group ('Referee'); defaults to the label. */
  itemLabel?: string
}

/** Maximum number of rows of any repeating group. */
export const maxRows = 30

/** A section: fields under a common heading. */
export interface FieldSection {
  /** Unique in the form; consists of letters, digits and hyphens. */
  id: string
  title: string
  /** The language of the title where it differs from the page's. */
  lang?: string
  notes?: string
  fields: FieldDefinition[]
}
