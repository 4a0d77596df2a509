import { useLayoutEffect, useRef } from 'react'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import type { WidgetProps } from '../shared/widgetProps'
import { fieldAttributes, placeholderOf } from './combobox'

interface NativeSelectProps extends WidgetProps {
  /** It stands in for one that was acted on, and takes its focus. */
  takesFocus?: boolean
}

/** The browser's own list: on a plain form, and where the code of a better one can't be had. */
export function NativeSelect({ takesFocus, ...field }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) select.current?.focus()
  }, [takesFocus])
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
          <option key={choice.value} value={choice.value} {...toLangAttributes(choice.lang)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
