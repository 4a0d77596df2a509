import type { Time } from '@internationalized/date'
import { parseTime } from '@internationalized/date'
import { type RefObject, useEffect, useRef } from 'react'
import { parseTimeKeys } from '../../schemas/dateTime/parseTypedDateTime'

/** The keys typed one after the other since somebody began a time; '' after any other key or a press. */
export type TimeKeys = RefObject<string>

/**
 * Keeps separators within a time, but not those of the date before it, and forgets everything when a key moves or deletes.
 * Digits and letters come with their input event.
 */
export function recordTimeKey(keys: TimeKeys, key: string): void {
  if (/^[:.,/-]$/.test(key)) keys.current += keys.current === '' ? '' : ':'
  else if (/^(Arrow|Page|Home|End|Tab|Enter|Backspace|Delete|Escape)/.test(key)) keys.current = ''
}

/** Hours alone stay as the segments show them; anything else that is no time is refused. */
const isReadable = (keys: string): boolean =>
  /^(\d|0\d|1[0-2])?:?$/.test(keys) || parseTimeKeys(keys) !== null

/**
 * Reads what is typed into the segments of a time as a whole: react-aria reads each segment alone and takes 13 for 3.
 * @param onTime takes each whole time
 * @param onRefused takes the typed text when the part is left and the text is no time
 */
export function useTimeKeys(
  part: RefObject<HTMLElement | null>,
  keys: TimeKeys,
  does: { onTime: (time: Time) => void; onRefused: (typed: string) => void },
): void {
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const onInput = (event: InputEvent) => {
      const isFirst = keys.current === ''
      if (event.inputType === 'insertCompositionText' || !/^[\dapm]$/i.test(event.data ?? '')) return
      if (isFirst && !isSegment(event.target, 'hour')) return
      keys.current += event.data
      const time = parseTimeKeys(keys.current)
      if (time === null) return
      event.stopPropagation()
      event.preventDefault()
      latest.current.onTime(parseTime(time))
      // '130' may become '1300', so the focus stays with the minutes.
      if (!/^\d{3}$/.test(keys.current))
        element.querySelector<HTMLElement>('.fy-segment[data-type="dayPeriod"]')?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return
      const typed = keys.current
      keys.current = ''
      if (!isReadable(typed)) latest.current.onRefused(typed)
    }
    element.addEventListener('beforeinput', onInput, { capture: true })
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('beforeinput', onInput, { capture: true })
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [part, keys])
}

const isSegment = (target: EventTarget | null, type: string): boolean =>
  target instanceof HTMLElement && target.dataset.type === type
