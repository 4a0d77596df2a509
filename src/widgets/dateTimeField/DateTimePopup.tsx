import { type KeyboardEvent, useEffect, useRef } from 'react'
import { getCurrentLanguage, getDirection, getLtrDirection } from '../../texts/language/language'
import { disableContainment } from '../shared/disableContainment'
import { useLazyPart } from '../shared/lazyPart'
import type { DateTimeShape } from './dateTimeShape'

export interface DateTimePopupProps {
  panel: NonNullable<DateTimeShape['panel']>
  value: string
  onDone: (days: readonly string[]) => void
  /** Called on Escape; it must return the focus to the button that opened the calendar. */
  onClose: () => void
  /** Called on a press outside the field. */
  onPressOutside: (open: false) => void
}

/** The open calendar: below its field, or at the bottom of the screen on viewports up to 768 px. */
export function DateTimePopup({ panel, value, onDone, onClose, onPressOutside }: DateTimePopupProps) {
  const Panel = useLazyPart(panel.calendar)
  const popup = useRef<HTMLDivElement>(null)
  const latestOnPressOutside = useRef(onPressOutside)
  useEffect(() => {
    latestOnPressOutside.current = onPressOutside
    panel.calendar.preload()
  })
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const field = popup.current?.parentElement
      if (event.target instanceof Node && field && !field.contains(event.target))
        latestOnPressOutside.current(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape closes only the panel, not a surrounding dialog.
    event.stopPropagation()
    onClose()
  }
  const attachPopup = (element: HTMLDivElement | null) => {
    popup.current = element
    disableContainment(element)
    element?.scrollIntoView?.({ block: 'nearest' })
  }
  if (!Panel || Panel === 'failed') return null
  return (
    <div
      className="fy-moment__popup fy-inset-3 fy-box fy-surface"
      role="dialog"
      dir={getLtrDirection() && getDirection(getCurrentLanguage())}
      aria-label={panel.openLabel}
      ref={attachPopup}
      onKeyDown={onKeyDown}
    >
      <Panel value={value} onDone={onDone} />
    </div>
  )
}
