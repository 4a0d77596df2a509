import '../textInput/TextInput.css'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { joinIds, renderLengthNote } from '../textInput/TextInput'
import { useTypedText } from '../textInput/useTypedText'

/** A multi-line text field that grows with its text [FK-02]. */
export function TextareaWidget(props: WidgetProps) {
  const { id, name, options, required, disabled, describedBy } = props
  const { input, lengthNote } = useTypedText<HTMLTextAreaElement>(props, { max: options.maxlength ?? 950 })
  const noteId = `${id}--length`
  return (
    <>
      <textarea
        className="fy-input fy-input--multiline"
        {...input}
        id={id}
        name={name}
        rows={5}
        autoComplete={options.autocomplete}
        placeholder={options.placeholder ?? props.placeholder}
        // biome-ignore lint/a11y/noAutofocus: only where a field's definition asks for it [FK-20].
        autoFocus={options.autofocus ?? props.autofocus}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={joinIds(describedBy, lengthNote && noteId)}
      />
      {renderLengthNote(noteId, lengthNote)}
    </>
  )
}
