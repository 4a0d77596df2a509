import { useLayoutEffect, useRef } from 'react'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import type { WidgetProps } from '../shared/widgetProps'
import { getFieldAttributes, getPlaceholder } from './combobox'

interface NativeSelectProps extends WidgetProps {
  /** True to take the focus, if it replaces a select that the user was using. */
  takesFocus?: boolean
}

/** A native select, for no-script forms and if the code of the custom select cannot be loaded. */
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
        {...getFieldAttributes(field)}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        onBlur={(event) => field.onBlur(field.id, event.currentTarget.value)}
      >
        {field.options.choices?.some(({ value }) => value === '') ? null : (
          <option value="">{getPlaceholder(field)}</option>
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
