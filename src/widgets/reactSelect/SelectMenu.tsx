import { useLayoutEffect, useRef, useState } from 'react'
import type { MenuProps } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { selectTexts } from '../../texts/form'
import { leaveContainment } from '../leaveContainment'
import { useSelectField } from './SelectField'

/** Pixels that a list wants below its field; with less it opens above it, if there is more room. */
const room = 216

/**
 * The open list: below its field, 200 px high; a sheet up to 768 px wide, the full screen up to 500 px [FK-25]. The
 * focus stays on the input all the while. react-select's own placing is left out: it would scroll the page.
 */
export function SelectMenu({ innerProps, children }: MenuProps<Option, false>) {
  const { field, close } = useSelectField()
  const popup = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    leaveContainment(popup.current)
    const place = popup.current?.closest('.fy-select')?.getBoundingClientRect()
    if (place) setAbove(window.innerHeight - place.bottom < room && place.top > room)
  }, [])
  return (
    <div ref={popup} className="fy-select__popup" data-above={above || undefined} {...innerProps}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap beside the sheet closes it; Escape does for keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div className="fy-select__backdrop" onClick={close} />
      <div className="fy-select__head">
        <span aria-hidden="true">{field.label}</span>
        <button type="button" className="fy-select__done" tabIndex={-1} onClick={close}>
          {selectTexts.done}
        </button>
      </div>
      {children}
    </div>
  )
}
