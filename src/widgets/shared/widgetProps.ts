import type { ComponentType } from 'react'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import type { FieldUiOptions } from '../../schemas/forms/builtForm'

/**
 * The props of every widget: a subset of rjsf's `WidgetProps`, so that rjsf's fields can use the same components,
 * plus the two props marked "ours", which only Foyer's own fields pass.
 */
export interface WidgetProps {
  /** The id of the input or of the group's element; links in the error summary point to it. */
  id: string
  /** The field's key. */
  name: string
  label: string
  value?: FieldValue
  required?: boolean | undefined
  disabled?: boolean | undefined
  autofocus?: boolean | undefined
  placeholder?: string | undefined
  rawErrors?: string[] | undefined
  options: Partial<FieldUiOptions>
  /** Commits a value. Text is committed when typing pauses, not for every key. */
  onChange: (value: FieldValue) => void
  /**
   * Called when the user leaves the field or completes an answer that takes a single action, such as choosing a file.
   */
  onBlur: (id: string, value: FieldValue) => void
  /** Ours: ids of the existing notes and error elements, for `aria-describedby`. */
  describedBy?: string | undefined
  /** Ours: id of the label's element, for groups. */
  labelId?: string | undefined
}

/**
 * How a field's label is connected to its widget: `input` by the label's `for`; `group` by `aria-labelledby`, for
 * several inputs; `parts` by `aria-labelledby`, for one input in several parts, where a click on the label focuses
 * the first part; `own` if the widget renders the label itself, as a single checkbox does.
 */
export type LabelPlacement = 'input' | 'group' | 'parts' | 'own'

/** The component that renders a field kind. */
export type Widget = ComponentType<WidgetProps> & {
  /** Default: `input`. */
  labelling?: (options: Partial<FieldUiOptions>) => LabelPlacement
}

/** True to show the field as invalid: it has an error, or its definition says so [FK-23]. */
export function isInvalid(props: Pick<WidgetProps, 'rawErrors' | 'options'>): boolean {
  return Boolean(props.rawErrors?.length) || props.options.valid === false
}
