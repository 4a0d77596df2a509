import type { ChangeEvent, KeyboardEvent } from 'react'
import type { WidgetProps } from '../widgetProps'
import { comboboxInput, selectAll } from './comboboxInput'
import { SelectFrame } from './SelectFrame'
import type { SelectWish } from './selectWish'

export interface ClosedSelectProps extends WidgetProps {
  searchable: boolean
  /** What is waited for since the person acted; null while nobody did. */
  wish: SelectWish | null
  onApproach: () => void
  onWish: (wish: SelectWish) => void
}

/**
 * A list as it stands until somebody acts on it: one plain input with a combobox's semantics, cheap enough for hundreds.
 * A click, a letter or an arrow is a wish, which the list fulfils once its code is there: none of them is lost.
 */
export function ClosedSelect({ searchable, wish, onApproach, onWish, ...props }: ClosedSelectProps) {
  const typed = wish?.text ?? ''
  const want = (text: string) => onWish({ open: true, text })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    if (opens(event.key, typed, searchable)) want(typed)
    else if (isErasing(event.key) && typed === '') props.onChange('')
    else if (!searchable && event.key.length === 1) want(event.key)
    else return
    event.preventDefault()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (searchable) want(event.currentTarget.value)
  }
  return (
    <SelectFrame
      field={props}
      searchable={searchable}
      open={false}
      waiting={wish !== null}
      onApproach={onApproach}
      onKeyDown={onKeyDown}
    >
      <input
        {...comboboxInput(props, searchable, typed)}
        // biome-ignore lint/a11y/noAutofocus: only where a field's definition asks for it [FK-20].
        autoFocus={props.options.autofocus ?? props.autofocus}
        role="combobox"
        aria-expanded={false}
        aria-busy={wish !== null || undefined}
        onClick={() => want(typed)}
        onChange={onChange}
        onFocus={(event) => selectAll(event.currentTarget, typed)}
        onBlur={() => props.onBlur(props.id, props.value)}
      />
    </SelectFrame>
  )
}

function opens(key: string, typed: string, searchable: boolean): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') return true
  return (key === ' ' && typed === '') || (key === 'Enter' && !searchable)
}

function isErasing(key: string): boolean {
  return key === 'Backspace' || key === 'Delete'
}
