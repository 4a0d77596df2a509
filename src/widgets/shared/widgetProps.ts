import type { ComponentType } from 'react'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import type { FieldUiOptions } from '../../schemas/forms/builtForm'

/**
 * What every widget is given. A subset of rjsf's `WidgetProps`, so that the same component also stands under rjsf's own
 * fields, plus the two marked ones, which only our own field passes.
 */
export interface WidgetProps {
  /** The id of the input, or of the group's element: what an error's link leads to. */
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
  /** The person has left the field, or has finished an answer that takes one act, such as choosing a file. */
  onBlur: (id: string, value: FieldValue) => void
  /** Ours: ids of the notes and the error, for `aria-describedby`; only ones that exist. */
  describedBy?: string | undefined
  /** Ours: the id of the label's element, for groups. */
  labelId?: string | undefined
}

/**
 * How a field's label reaches its widget: `input` by the label's `for`; `group` by `aria-labelledby`, for a widget of
 * several inputs; `parts` by the same, for one input in several parts, the first of which a click on the label focuses;
 * `own` where the widget shows the label itself, as a toggle does.
 */
export type Labelling = 'input' | 'group' | 'parts' | 'own'

/** How one field kind looks. */
export type Widget = ComponentType<WidgetProps> & {
  /** `input` unless it says otherwise. */
  labelling?: (options: Partial<FieldUiOptions>) => Labelling
}

/** Whether to show the invalid look: an error stands, or the definition says so [FK-23]. */
export function isInvalid(props: Pick<WidgetProps, 'rawErrors' | 'options'>): boolean {
  return Boolean(props.rawErrors?.length) || props.options.valid === false
}
