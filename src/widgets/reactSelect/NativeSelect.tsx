import { useLayoutEffect, useRef } from 'react'
import { formTexts } from '../../texts/en'
import { isInvalid, type WidgetProps } from '../widgetProps'

/** The browser's own list, where the code of a better one can't be had. It takes the focus of the one acted on. */
export function NativeSelect(props: WidgetProps) {
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => select.current?.focus(), [])
  const { id, name, options } = props
  return (
    <div className="fy-select">
      <select
        ref={select}
        className="fy-input fy-select__control fy-select__native"
        id={id}
        name={name}
        disabled={props.disabled}
        value={typeof props.value === 'string' ? props.value : ''}
        aria-required={props.required || undefined}
        aria-invalid={isInvalid(props) || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={(event) => props.onBlur(id, event.currentTarget.value)}
      >
        <option value="">{options.placeholder ?? props.placeholder ?? formTexts.choose}</option>
        {options.choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
