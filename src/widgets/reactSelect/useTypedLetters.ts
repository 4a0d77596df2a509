import { type RefObject, useCallback, useRef } from 'react'
import type { SelectInstance } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { typeAheadDelay } from './listSearch'
import { standAt } from './standAt'
import { typeAhead } from './typeAhead'

/** Takes what was typed at a moment (ms); false when it means nothing to the list, as a space on its own. */
export type TakeLetters = (typed: string, when: number) => boolean

/** react-select knows no type-ahead where one can't search: letters within 500 ms make a word that moves the list. */
export function useTypedLetters(select: RefObject<SelectInstance<Option, false> | null>): TakeLetters {
  const before = useRef({ text: '', when: 0 })
  return useCallback(
    (typed, when) => {
      const list = select.current
      if (!list) return false
      // A list that was closed in between begins a new word.
      const soon = list.props.menuIsOpen && when - before.current.when < typeAheadDelay
      const goesOn = soon && before.current.text !== ''
      if (typed === ' ' && !goesOn) return false
      const text = goesOn ? before.current.text + typed : typed
      before.current = { text, when }
      const { options, menuIsOpen } = list.props
      const choices = options as readonly Option[]
      const at = menuIsOpen ? list.state.focusedOption : list.state.selectValue[0]
      const labels = choices.map((choice) => choice.label)
      const found = typeAhead(labels, text, at ? choices.indexOf(at) : -1)
      if (!menuIsOpen) list.openMenu('first')
      if (found >= 0) standAt(list, found)
      return true
    },
    [select],
  )
}
