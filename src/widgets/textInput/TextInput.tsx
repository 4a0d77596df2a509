import './TextInput.css'
import { type HTMLInputTypeAttribute, type ReactNode, use } from 'react'
import { finishText, type TextKind } from '../../schemas/kinds/plainText'
import { getLtrDirection } from '../../texts/language/language'
import { NumberRegion } from '../shared/NumberRegion'
import { isInvalid, type Widget, type WidgetProps } from '../shared/widgetProps'
import { useTypedText } from './useTypedText'

export interface TextInputProps extends WidgetProps {
  type: HTMLInputTypeAttribute
  /** Default, unless the field's definition sets another. */
  inputMode?: WidgetProps['options']['inputmode']
  autoComplete?: string
  /** True to preserve leading spaces. */
  preservesLeadingSpace?: boolean
  /** True to keep text over the limit, for the check to reject: cutting the last digits would change a number. */
  keepsExcessText?: boolean
  spellCheck?: boolean
  /** Returns the text as it is stored after blur. */
  completeText?: (text: string) => string
  /** Id of the label, if it is not a `<label>` for this input. */
  labelledBy?: string | undefined
  /** Content inside the control, after the input. Null reserves the wrapper without content. */
  suffix?: ReactNode
}

/** Input types whose text runs left to right in every language. */
const leftToRight: ReadonlySet<HTMLInputTypeAttribute> = new Set(['email', 'tel', 'url', 'password'])

/** The base of all one-line text widgets: an input that holds its own text while the user types [FB-01…FB-04]. */
export function TextInput(props: TextInputProps) {
  const { id, name, options, required, disabled, describedBy } = props
  const max = props.keepsExcessText ? Number.POSITIVE_INFINITY : (options.maxlength ?? 255)
  const { input, lengthNote } = useTypedText<HTMLInputElement>(props, {
    max,
    preservesLeadingSpace: props.preservesLeadingSpace ?? false,
    completeText: props.completeText,
  })
  const noteId = `${id}--length`
  const field = (
    <input
      className="fy-input"
      {...input}
      id={id}
      name={name}
      type={props.type}
      dir={leftToRight.has(props.type) ? getLtrDirection() : undefined}
      inputMode={options.inputmode ?? props.inputMode}
      autoComplete={options.autocomplete ?? props.autoComplete}
      placeholder={options.placeholder ?? props.placeholder}
      spellCheck={props.spellCheck}
      // biome-ignore lint/a11y/noAutofocus: only where a field's definition asks for it [FK-20].
      autoFocus={options.autofocus ?? props.autofocus}
      disabled={disabled}
      aria-labelledby={props.labelledBy}
      aria-required={required || undefined}
      aria-invalid={isInvalid(props) || undefined}
      aria-describedby={joinIds(describedBy, lengthNote && noteId)}
    />
  )
  return (
    <>
      {props.suffix !== undefined ? (
        <span className="fy-control">
          {field}
          {props.suffix}
        </span>
      ) : (
        field
      )}
      {renderLengthNote(noteId, lengthNote)}
    </>
  )
}

/** Joins ids for `aria-describedby`; undefined if there are none. */
export function joinIds(...ids: (string | null | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/**
 * Returns the character counter, or the note that the limit is reached [FB-02, FB-03]. It is a plain function,
 * because an extra component in every field would take measurable time.
 */
export function renderLengthNote(id: string, text: string | null): ReactNode {
  if (text === null) return null
  return (
    <p className="fy-field__length" id={id}>
      {text}
    </p>
  )
}

/**
 * Creates the widget of a one-line text kind from the input settings of the kind. It calls `TextInput` directly,
 * without a component around it, because most fields of a form are text.
 */
export function createTextWidget(kind: TextKind): Widget {
  const { complete: _, ...attributes } = kind.input
  return (props) => {
    const region = use(NumberRegion)
    return TextInput({
      ...props,
      ...attributes,
      placeholder: props.placeholder ?? kind.input.placeholder,
      completeText: (text) => finishText(kind, text, region),
    })
  }
}
