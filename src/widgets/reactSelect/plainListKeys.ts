import type { KeyboardEvent } from 'react'
import type { SelectInstance } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { type SelectWish, wishOfKey } from './selectWish'
import { standAt } from './standAt'
import type { TakeLetters } from './useTypedLetters'

type List = SelectInstance<Option, false>

/** Keys of a list without a search, where react-select's own differ from a native list's. */
export function plainListKeys(event: KeyboardEvent, list: List | null, letters: TakeLetters): void {
  if (!list || event.ctrlKey || event.metaKey) return
  const { menuIsOpen } = list.props
  const wish = menuIsOpen ? null : wishOfKey(event.key)
  const at = list.state.focusedOption
  const closing = menuIsOpen && event.altKey && event.key === 'ArrowUp'
  if (closing && at) list.selectOption(at)
  else if (closing) list.onMenuClose()
  else if (event.key.length === 1 && letters(event.key, event.timeStamp)) event.preventDefault()
  else if (wish) openList(list, wish)
  if (wish || closing) event.preventDefault()
}

export function openList(list: List, wish: SelectWish): void {
  const { options } = list.props
  list.openMenu('first')
  if (wish.at !== 'chosen') standAt(list, wish.at === 'first' ? 0 : options.length - 1)
}
