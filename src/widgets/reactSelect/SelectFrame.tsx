import type { KeyboardEvent, ReactNode } from 'react'
import { selectTexts } from '../../texts/form'
import '../SelectWidget.css'
import '../TextInput.css'
import type { WidgetProps } from '../widgetProps'
import { chosenOption } from './comboboxInput'
import './SelectFrame.css'

export interface SelectFrameProps {
  field: WidgetProps
  searchable: boolean
  open: boolean
  /** The code that opens the list is under way. */
  waiting?: boolean
  onApproach?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  onKeyDownCapture?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** What stands around a list's input, closed or open: the way to clear it [FK-21]. */
export function SelectFrame({ field, children, ...props }: SelectFrameProps) {
  const clear = () => {
    field.onChange('')
    document.getElementById(field.id)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and approach bubble up from the input inside.
    <div
      className="fy-select fy-select--input"
      data-open={props.open || undefined}
      data-searchable={props.searchable || undefined}
      data-waiting={props.waiting || undefined}
      onPointerEnter={props.onApproach}
      onFocus={props.onApproach}
      onKeyDown={props.onKeyDown}
      onKeyDownCapture={props.onKeyDownCapture}
    >
      {children}
      {chosenOption(field) && !field.disabled && (
        <button type="button" className="fy-select__clear" tabIndex={-1} onClick={clear}>
          <span className="fy-visually-hidden">{`${selectTexts.clear} ${field.label}`}</span>
        </button>
      )}
    </div>
  )
}
