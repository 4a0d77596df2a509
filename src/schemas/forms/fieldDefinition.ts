import type { FieldCondition } from '../fields/fieldCondition'
import type { Repeats } from '../fields/repeats'
import type { FieldType } from '../kinds/fieldType'
import type { KindField } from '../kinds/kindField'

/** A field as a client, a vacancy or one of the product's own forms declares it [FK-20]. */
export interface FieldDefinition extends KindField {
  /** The field's key: the input's `name`, the property in the schema. No `.`, `_` or `/`. */
  name: string
  type: FieldType
  label: string
  disabled?: boolean
  /** Accepted mime types and endings of a file field, as in the `accept` attribute; else the rule's group. */
  mime?: string
  /** Shown under the label, as plain text. */
  notes?: string
  placeholder?: string
  inputmode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url'
  /** What the browser may fill in: a token of the HTML `autocomplete` attribute. */
  autocomplete?: string
  /** Enter in this field submits the form; true unless set. */
  allowEnterSubmit?: boolean
  autofocus?: boolean
  /** False shows the invalid look without an error [FK-23]. */
  valid?: boolean
  /** Choice fields: items side by side. */
  inline?: boolean
  /** Choice fields: items centred. */
  centered?: boolean
  /** Where it is required: the name of another field, an answer to which will do instead. */
  orElse?: string
  /** The field exists only while this holds; its answer is pruned otherwise, on both sides. */
  visibleWhen?: FieldCondition
  /** It must be answered while this holds, whatever its rule says. */
  requiredWhen?: FieldCondition
  /** Where fields stand two on a line: half of it, or all of it; its kind decides unless given. */
  width?: 'half' | 'full'
  /** The language of its label and of its notes, where it is not the page's. */
  langs?: { label?: string; notes?: string }
  /** Of a group: the fields that it is made of. */
  fields?: FieldDefinition[]
  /** Of a group: that it is a list of rows, and how many; else it is answered once. */
  repeats?: Repeats
  /** Of a group that repeats: what one row is called, 'Referee'; the label unless given. */
  itemLabel?: string
}

/** Rows that any group has at most. */
export const mostRows = 30

/** Fields that stand together under a heading. */
export interface FieldSection {
  /** Unique in the form; letters, digits and hyphens. */
  id: string
  title: string
  /** Of the title, where it is not the page's. */
  lang?: string
  notes?: string
  fields: FieldDefinition[]
}
