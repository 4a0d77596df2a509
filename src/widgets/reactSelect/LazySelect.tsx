import { type KeyboardEvent, useState } from 'react'
import { lazyPart, useLazyPart } from '../shared/lazyPart'
import { useNoScriptControl } from '../shared/NoScriptForm'
import { combobox, comboboxFrame, type ListProps } from './combobox'
import { leaveTyped } from './leaveTyped'
import { NativeSelect } from './NativeSelect'
import type { SelectWish } from './SelectBox'

const selectBox = lazyPart(() => import('./SelectBox').then((module) => module.SelectBox))

/**
 * A list drawn by react-select, whose code loads when the first one is approached and takes a list over when somebody
 * acts on it: until then it is one element, cheap enough for hundreds. A click, a letter or an arrow is a wish, which
 * the list fulfils once it is there. Where its code can't be loaded, the list is the browser's own.
 */
export function LazySelect(field: ListProps) {
  const isPlain = useNoScriptControl(field.id)
  const [wish, setWish] = useState<SelectWish | null>(null)
  const [native, setNative] = useState(false)
  const Box = useLazyPart(selectBox)
  if (isPlain) return <NativeSelect {...field} />
  if (native) return <NativeSelect {...field} takesFocus />
  if (wish && Box === 'failed') setNative(true)
  if (wish && Box && Box !== 'failed') return <Box field={field} wish={wish} />
  const text = wish?.text ?? ''
  const waiting = wish !== null || undefined
  const want = (wanted: SelectWish) => {
    selectBox.approach()
    setWish(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const wanted = wishOfKey(event.key, text, field.searchable)
    if (wanted) want(wanted)
    else if (text === '' && /^(Backspace|Delete)$/.test(event.key)) field.onChange('')
    else return
    event.preventDefault()
  }
  return comboboxFrame(field, {
    'data-waiting': waiting,
    onPointerEnter: selectBox.approach,
    onFocus: selectBox.approach,
    onKeyDown,
    children: combobox(field, field.searchable ? text : '', {
      autoFocus: field.options.autofocus ?? field.autofocus,
      'aria-expanded': false,
      'aria-busy': waiting,
      onClick: () => want({ text }),
      onChange: (event) => want({ text: (event.target as HTMLInputElement).value }),
      onBlur: () => {
        setWish(null)
        leaveTyped(field, field.searchable ? text : '')
      },
    }),
  })
}

/** What a key wants of a closed list; null where it is left to the browser. */
function wishOfKey(key: string, text: string, searchable: boolean): SelectWish | null {
  if (key === 'ArrowDown' || key === 'ArrowUp' || (key === ' ' && text === '')) return { text }
  if (searchable) return null
  if (key.length === 1) return { text: text + key }
  if (key === 'Home' || key === 'End') return { text: '', at: key }
  return key === 'Enter' ? { text } : null
}
