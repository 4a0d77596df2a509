import { useEffect, useState } from 'react'
import { afterFirstTouch } from '../shared/afterFirstTouch'
import type { WidgetProps } from '../shared/widgetProps'

/**
 * The native list that a browser's autofill can fill for a field whose own control it does not know, such as a country.
 * It is there once somebody has touched the page, and out of reach of keyboard, pointer and screen reader.
 */
export function AutofillSelect({ field }: { field: WidgetProps }) {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => afterFirstTouch(() => setTouched(true)), [])
  if (!isTouched || field.disabled) return null
  return (
    <select
      className="fy-select__autofill"
      autoComplete={field.options.autocomplete}
      aria-hidden="true"
      tabIndex={-1}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    >
      {field.options.choices?.some(({ value }) => value === '') ? null : <option value="" />}
      {field.options.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
