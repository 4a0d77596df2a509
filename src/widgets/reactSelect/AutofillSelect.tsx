import { useEffect, useState } from 'react'
import { runAfterFirstTouch } from '../shared/runAfterFirstTouch'
import type { WidgetProps } from '../shared/widgetProps'

/**
 * A native select that the browser's autofill can fill, for a field whose custom control it does not recognize, such
 * as a country. It is rendered after the first interaction with the page, and is unreachable by keyboard, pointer and
 * screen reader.
 */
export function AutofillSelect({ field, placeholder }: { field: WidgetProps; placeholder: string }) {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => runAfterFirstTouch(() => setTouched(true)), [])
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
      {field.options.choices?.some(({ value }) => value === '') ? null : (
        <option value="">{placeholder}</option>
      )}
      {field.options.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
