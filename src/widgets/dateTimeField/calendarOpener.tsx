import type { ReactNode, Ref } from 'react'
import type { WidgetProps } from '../shared/widgetProps'
import type { DateTimeShape } from './dateTimeShape'

export interface CalendarOpenerProps {
  kind: DateTimeShape
  field: WidgetProps
  ref: Ref<HTMLButtonElement>
  open: boolean
  onPress: () => void
}

/** Returns the button that opens a field's calendar; undefined for a kind without a calendar. */
export function calendarOpener({ kind, field, ref, open, onPress }: CalendarOpenerProps): ReactNode {
  if (!kind.panel) return undefined
  const { part, openText, icon: Icon } = kind.panel
  return (
    <button
      ref={ref}
      type="button"
      className="fy-icon-button"
      aria-label={openText}
      aria-describedby={field.labelId}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={field.disabled}
      onPointerEnter={part.approach}
      onFocus={part.approach}
      onClick={() => {
        part.approach()
        onPress()
      }}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
