import { useLayoutEffect, useRef } from 'react'
import type { WidgetProps } from '../widgetProps'
import { fieldAttributes, placeholderOf } from './combobox'

/** The browser's own list, where the code of a better one can't be had. It takes the focus of the one acted on. */
export function NativeSelect(field: WidgetProps) {
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => select.current?.focus(), [])
  return (
    <div className="fy-select">
      <select
        ref={select}
        className="fy-input fy-select__box"
        {...fieldAttributes(field)}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={(event) => field.onBlur(field.id, event.currentTarget.value)}
      >
        {field.options.choices?.some(({ value }) => value === '') ? null : (
          <option value="">{placeholderOf(field)}</option>
        )}
        {field.options.choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
