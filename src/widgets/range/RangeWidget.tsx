import { X } from 'lucide-react'
import { useRef } from 'react'
import { rangeTexts, selectTexts } from '../../texts/public/form.texts'
import '../textInput/TextInput.css'
import { useNoScriptControl } from '../shared/widgetContexts'
import './RangeWidget.css'
import { toText } from '../../schemas/kinds/kindTraits'
import { isInvalid, type WidgetProps } from '../shared/widgetProps'

/** Thumb position while there is no answer. */
const defaultValue = '50'
const sliderKeys = /^(Arrow|Home$|End$|Page)/

/** A number from 0 to 100 [FK-17]: a number input on a no-script form, otherwise a slider. */
export function RangeWidget(props: WidgetProps) {
  return useNoScriptControl(props.id) ? <NativeRange {...props} /> : <Slider {...props} />
}

/** The no-script version is a number input, because it can be left empty: a native slider always submits a number. */
function NativeRange(props: WidgetProps) {
  return (
    <input
      className="fy-input"
      type="number"
      id={props.id}
      name={props.name}
      min={0}
      max={100}
      step={1}
      defaultValue={toText(props.value)}
      disabled={props.disabled}
      aria-required={props.required || undefined}
      aria-invalid={isInvalid(props) || undefined}
      aria-describedby={props.describedBy}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}

/**
 * A slider from 0 to 100. The value is text, '' until the slider is used [FK-17]. While it is empty, the thumb is
 * hollow, and the text beside the slider and its `aria-valuetext` say so.
 */
function Slider(props: WidgetProps) {
  const value = toText(props.value)
  const slider = useRef<HTMLInputElement>(null)
  const emptyText = props.required ? rangeTexts.emptyRequired : rangeTexts.empty
  // Pressing the thumb without moving it is also an answer, but triggers no `input` event.
  const onTouch = () => {
    if (value === '' && slider.current) props.onChange(slider.current.value)
  }
  const clear = () => {
    props.onChange('')
    slider.current?.focus()
  }
  return (
    <div className="fy-range fy-grid fy-gap-3 fy-middle" data-empty={value === '' || undefined}>
      <input
        ref={slider}
        type="range"
        className="fy-range__slider fy-fill fy-rounded"
        id={props.id}
        name={props.name}
        min={0}
        max={100}
        step={1}
        value={value === '' ? defaultValue : value}
        disabled={props.disabled}
        // biome-ignore lint/a11y/noAutofocus: only where a field's definition asks for it [FK-20].
        autoFocus={props.options.autofocus ?? props.autofocus}
        aria-valuetext={value === '' ? emptyText : value}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onPointerUp={onTouch}
        onKeyUp={(event) => sliderKeys.test(event.key) && onTouch()}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
      <span className="fy-range__value" aria-hidden="true">
        {value === '' ? rangeTexts.empty : value}
      </span>
      {value !== '' && !props.disabled && (
        <button
          type="button"
          className="fy-range__clear fy-center fy-bare fy-soft"
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
