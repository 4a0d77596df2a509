import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import type { SelectInstance } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { typeAhead } from '../listboxKeys'
import { typeAheadDelay } from './listSearch'

/** Takes one letter and the moment it came (ms); false when it means nothing to the list, as a space on its own. */
export type TakeLetter = (character: string, when: number) => boolean

/** react-select knows no type-ahead where one can't search: letters within 500 ms make a word that moves the list. */
export function useTypedLetters(select: RefObject<SelectInstance<Option, false> | null>): TakeLetter {
  const typed = useRef({ text: '', when: 0 })
  return useCallback(
    (character, when) => {
      const list = select.current
      const goesOn = typed.current.text !== '' && when - typed.current.when < typeAheadDelay
      if (!list || (character === ' ' && !goesOn)) return false
      const text = goesOn ? typed.current.text + character : character
      typed.current = { text, when }
      const { options, menuIsOpen } = list.props
      const choices = options as readonly Option[]
      const at = menuIsOpen ? list.state.focusedOption : list.state.selectValue[0]
      const labels = choices.map((choice) => choice.label)
      const found = choices[typeAhead(labels, text, at ? choices.indexOf(at) : -1)]
      if (!menuIsOpen) list.openMenu('first')
      if (!found) return true
      list.scrollToFocusedOptionOnUpdate = true
      list.setState({ focusedOption: found, focusedOptionId: list.getFocusedOptionId(found) })
      return true
    },
    [select],
  )
}

/** Gives the key to the list if it is a letter, and then to nobody else. */
export function onLetter(event: KeyboardEvent, take: TakeLetter): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  if (take(event.key, event.timeStamp)) event.preventDefault()
}
