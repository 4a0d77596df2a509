import type { KeyboardEvent, ReactNode } from 'react'
import type { WidgetProps } from '../widgetProps'
import { comboboxControl, selectAll } from './comboboxControl'
import { selectFrame } from './selectFrame'
import { type SelectWish, wishOfKey } from './selectWish'

export interface ClosedSelectProps {
  searchable: boolean
  /** What is waited for since the person acted; null while nobody did. */
  wish: SelectWish | null
  onApproach: () => void
  onWish: (wish: SelectWish) => void
}

/**
 * A list as it stands until somebody acts on it: one element with a combobox's semantics, cheap enough for hundreds. A
 * click, a letter or an arrow is a wish, which the list fulfils once its code is there: none of them is lost.
 */
export function closedSelect(field: WidgetProps, closed: ClosedSelectProps): ReactNode {
  const { searchable, wish, onApproach, onWish } = closed
  const typed = wish?.text ?? ''
  const want = (text: string) => onWish({ at: wish?.at ?? 'chosen', text })
  const shared = {
    onClick: () => want(typed),
    onBlur: () => field.onBlur(field.id, field.value),
    autoFocus: field.options.autofocus ?? field.autofocus,
  }
  return selectFrame({
    field,
    searchable,
    open: false,
    waiting: wish !== null,
    onApproach,
    onKeyDown: (event) => {
      if (!event.ctrlKey && !event.metaKey && takeKey(event, field, closed)) event.preventDefault()
    },
    children: comboboxControl(field, {
      searchable,
      typed: searchable ? typed : '',
      aria: { 'aria-expanded': false, 'aria-busy': wish !== null || undefined },
      button: shared,
      input: {
        ...shared,
        onChange: (event) => want(event.currentTarget.value),
        onFocus: (event) => selectAll(event.currentTarget, typed),
      },
    }),
  })
}

/** True where the key meant something to the list. */
function takeKey({ key, timeStamp }: KeyboardEvent, field: WidgetProps, closed: ClosedSelectProps): boolean {
  const { searchable, wish, onWish } = closed
  const typed = wish?.text ?? ''
  const letter = key.length === 1 && !searchable && (key !== ' ' || typed !== '')
  const opening = letter ? { at: 'chosen' as const, text: typed + key, when: timeStamp } : wishOfKey(key)
  if ((key === 'Backspace' || key === 'Delete') && typed === '') {
    field.onChange('')
    return true
  }
  const edits = searchable && (key === 'Enter' || key === 'Home' || key === 'End')
  if (!opening || edits || (searchable && key === ' ' && typed !== '')) return false
  onWish(opening.text === '' ? { ...opening, text: typed } : opening)
  return true
}
