import type { Time } from '@internationalized/date'
import { parseTime } from '@internationalized/date'
import { type RefObject, useEffect, useRef } from 'react'
import { parseTimeKeys } from '../../schemas/fields/parseTypedDateTime'

/**
 * Keys typed consecutively since the start of a time; '' after a navigation or delete key, or a press of the pointer.
 */
export type TimeKeys = RefObject<string>

/**
 * Records a separator within a time, but not one that ends the date before it. Resets on keys that navigate, delete
 * or submit. The input event records digits and letters.
 */
export function recordTimeKey(keys: TimeKeys, key: string): void {
  if (/^[:.,/-]$/.test(key)) keys.current += keys.current === '' ? '' : ':'
  else if (/^(Arrow|Page|Home|End|Tab|Enter|Backspace|Delete|Escape)/.test(key)) keys.current = ''
}

/** True if the typed keys are empty, an hour (which the segments show by themselves) or a complete time. */
const isReadable = (keys: string): boolean =>
  /^(\d|0\d|1[0-2])?:?$/.test(keys) || parseTimeKeys(keys) !== null

/**
 * Reads a time as a whole while it is typed into segments: react-aria reads each segment separately, so that 13
 * becomes 3.
 * @param onTime receives each complete time
 * @param onInvalidTime receives the typed text when the part loses focus and the text is not a time
 */
export function useTimeKeys(
  part: RefObject<HTMLElement | null>,
  keys: TimeKeys,
  callbacks: { onTime: (time: Time) => void; onInvalidTime: (text: string) => void },
): void {
  const latest = useRef(callbacks)
  useEffect(() => {
    latest.current = callbacks
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
      // '130' may become '1300', so the focus remains on the minutes.
      if (!/^\d{3}$/.test(keys.current))
        element.querySelector<HTMLElement>('.fy-segment[data-type="dayPeriod"]')?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return
      const typedText = keys.current
      keys.current = ''
      if (!isReadable(typedText)) latest.current.onInvalidTime(typedText)
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
