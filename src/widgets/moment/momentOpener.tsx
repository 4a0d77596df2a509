import type { ReactNode, Ref } from 'react'
import type { WidgetProps } from '../widgetProps'
import type { MomentShape } from './momentShape'

export interface MomentOpenerProps {
  kind: MomentShape
  field: WidgetProps
  ref: Ref<HTMLButtonElement>
  open: boolean
  onPress: () => void
}

/** The button that opens a field's calendar; nothing for a kind without one. */
export function momentOpener({ kind, field, ref, open, onPress }: MomentOpenerProps): ReactNode {
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
