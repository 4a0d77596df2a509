import { X } from 'lucide-react'
import { useRef } from 'react'
import { rangeTexts, selectTexts } from '../../texts/public/form.texts'

import '../textInput/TextInput.css'
import { useNoScriptControl } from '../shared/NoScriptForm'
import './RangeWidget.css'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'
import { textOf } from '../textInput/useTypedText'

/** Where the thumb waits while nothing is answered. */
const middle = '50'
const sliderKeys = /^(Arrow|Home$|End$|Page)/

/** A number from 0 to 100 [FK-17]: written on a plain form, on a slider from then on. */
export function RangeWidget(props: WidgetProps) {
  return useNoScriptControl(props.id) ? <PlainRange {...props} /> : <Slider {...props} />
}

/** A slider by itself always posts a number, touched or not; a line for the number can be left empty. */
function PlainRange(props: WidgetProps) {
  return (
    <input
      className="fy-input"
      type="number"
      id={props.id}
      name={props.name}
      min={0}
      max={100}
      step={1}
      defaultValue={textOf(props.value)}
      disabled={props.disabled}
      aria-required={props.required || undefined}
      aria-invalid={isInvalid(props) || undefined}
      aria-describedby={props.describedBy}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}

/**
 * A number from 0 to 100 on a slider; the value is its text, '' until the slider is touched [FK-17]. While it is empty
 * the thumb is hollow and both the text beside it and the slider's value text say so.
 */
function Slider(props: WidgetProps) {
  const value = textOf(props.value)
  const slider = useRef<HTMLInputElement>(null)
  const empty = props.required ? rangeTexts.emptyRequired : rangeTexts.empty
  // A touch that leaves the thumb where it waited is an answer too, and no `input` event tells of it.
  const touched = () => {
    if (value === '' && slider.current) props.onChange(slider.current.value)
  }
  const clear = () => {
    props.onChange('')
    slider.current?.focus()
  }
  return (
    <div className="fy-range" data-empty={value === '' || undefined}>
      <input
        ref={slider}
        type="range"
        className="fy-range__slider"
        id={props.id}
        name={props.name}
        min={0}
        max={100}
        step={1}
        value={value === '' ? middle : value}
        disabled={props.disabled}
        // biome-ignore lint/a11y/noAutofocus: only where a field's definition asks for it [FK-20].
        autoFocus={props.options.autofocus ?? props.autofocus}
        aria-valuetext={value === '' ? empty : value}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onPointerUp={touched}
        onKeyUp={(event) => sliderKeys.test(event.key) && touched()}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span className="fy-range__value" aria-hidden="true">
        {value === '' ? rangeTexts.empty : value}
      </span>
      {value !== '' && !props.disabled && (
        <button
          type="button"
          className="fy-range__clear"
          aria-label={selectTexts.clear}
          aria-describedby={props.labelId}
          onClick={clear}
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </div>
  )
}
