import type { KeyboardEvent, ReactNode } from 'react'
import { selectTexts } from '../../texts/form'
import './SelectWidget.css'
import '../textInput/TextInput.css'
import type { WidgetProps } from '../widgetProps'
import { chosenOption } from './comboboxControl'
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

/** What stands around a list's control, closed or open: the way to clear it [FK-21]. A function: every list has one. */
export function selectFrame({ field, children, ...props }: SelectFrameProps): ReactNode {
  const filled = chosenOption(field) !== null && !field.disabled
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and approach bubble up from the control inside.
    <div
      className="fy-select"
      data-open={props.open || undefined}
      data-searchable={props.searchable || undefined}
      data-waiting={props.waiting || undefined}
      data-filled={filled || undefined}
      onPointerEnter={props.onApproach}
      onFocus={props.onApproach}
      onKeyDown={props.onKeyDown}
      onKeyDownCapture={props.onKeyDownCapture}
    >
      {children}
      {filled && clearButton(field)}
    </div>
  )
}

function clearButton(field: WidgetProps): ReactNode {
  const clear = () => {
    field.onChange('')
    document.getElementById(field.id)?.focus()
  }
  return (
    <button type="button" className="fy-select__clear" tabIndex={-1} onClick={clear}>
      <span className="fy-visually-hidden">{`${selectTexts.clear} ${field.label}`}</span>
    </button>
  )
}
