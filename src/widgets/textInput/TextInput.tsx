import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import './TextInput.css'
import { ltrHere } from '../../texts/language/language'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { useTypedText } from './useTypedText'

export interface TextInputProps extends WidgetProps {
  type: HTMLInputTypeAttribute
  /** Used unless the field's definition names another. */
  inputMode?: WidgetProps['options']['inputmode']
  autoComplete?: string
  /** True where a space in front counts. */
  keepSpace?: boolean
  /** True where text over the limit is refused, not cut: a number without its last digits is another number. */
  keepsExcess?: boolean
  spellCheck?: boolean
  /** The text as it is stored once the field is left. */
  complete?: (text: string) => string
  /** The label's id, where it is no `<label>` of this input's. */
  labelledBy?: string | undefined
  /** Stands inside the control, after the text; null where nothing does for the moment. */
  after?: ReactNode
}

/** Of these types an answer is read from left to right in every language. */
const leftToRight: ReadonlySet<HTMLInputTypeAttribute> = new Set(['email', 'tel', 'url', 'password'])

/** What all one-line text widgets are: an input that keeps its own text while a person types [FB-01…FB-04]. */
export function TextInput(props: TextInputProps) {
  const { id, name, options, required, disabled, describedBy } = props
  const max = props.keepsExcess ? Number.POSITIVE_INFINITY : (options.maxlength ?? 255)
  const { input, lengthNote } = useTypedText<HTMLInputElement>(props, {
    max,
    keepSpace: props.keepSpace ?? false,
    complete: props.complete,
  })
  const noteId = `${id}--length`
  const field = (
    <input
      className="fy-input"
      {...input}
      id={id}
      name={name}
      type={props.type}
      dir={leftToRight.has(props.type) ? ltrHere() : undefined}
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
      {props.after !== undefined ? (
        <span className="fy-control">
          {field}
          {props.after}
        </span>
      ) : (
        field
      )}
      {lengthNoteElement(noteId, lengthNote)}
    </>
  )
}

/** Ids for `aria-describedby`; undefined when there is none. */
export function joinIds(...ids: (string | null | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

/** The counter, or the note that the limit is reached [FB-02, FB-03]. A function: a component more in every field shows. */
export function lengthNoteElement(id: string, text: string | null): ReactNode {
  if (text === null) return null
  return (
    <p className="fy-field__length" id={id}>
      {text}
    </p>
  )
}
