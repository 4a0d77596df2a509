import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Option } from '../schemas/vacancy'
import { formTexts } from '../texts/en'
import { selectTexts } from '../texts/form'
import { leaveContainment } from './leaveContainment'

export interface SelectPopupProps {
  id: string
  label: string
  choices: readonly Option[]
  chosen: number
  at: number
  onChoose: (at: number) => void
  onClose: () => void
}

/** Pixels that a list wants below its field; with less it opens above it, if there is more room. */
const room = 216

/**
 * The open list: below its field, 200 px high; a sheet from the bottom up to 768 px wide, the full screen up to
 * 500 px [FK-25]. The focus stays on the field all the while.
 */
export function SelectPopup({ id, label, choices, chosen, at, onChoose, onClose }: SelectPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    leaveContainment(popup.current)
    const field = popup.current?.parentElement?.getBoundingClientRect()
    if (field) setAbove(window.innerHeight - field.bottom < room && field.top > room)
  }, [])
  useLayoutEffect(() => {
    const option = popup.current?.querySelector(`[data-at="${at}"]`)
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is; the options are acted on.
    <div ref={popup} className="fy-select__popup" data-above={above || undefined} onMouseDown={keepFocus}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap beside the sheet closes it; Escape does for keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div className="fy-select__backdrop" onClick={onClose} />
      <div className="fy-select__head">
        <span aria-hidden="true">{label}</span>
        <button type="button" className="fy-select__done" tabIndex={-1} onClick={onClose}>
          {selectTexts.done}
        </button>
      </div>
      {choices.length === 0 && <p className="fy-select__empty">{formTexts.noData}</p>}
      <div className="fy-select__list" id={id} role="listbox" aria-label={selectTexts.options}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive at the combobox, which holds the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus and names the option.
          <div
            key={choice.value}
            id={`${id}-${index}`}
            role="option"
            className="fy-select__option"
            data-at={index}
            data-active={index === at || undefined}
            aria-selected={index === chosen}
            onClick={() => onChoose(index)}
          >
            {choice.label}
          </div>
        ))}
      </div>
    </div>
  )
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
