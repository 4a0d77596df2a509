import { type RefObject, useRef } from 'react'
import type { SelectInstance } from 'react-select'
import type { Option } from '../../schemas/fields/option'

type List = SelectInstance<Option, false>

/** Milliseconds after the last key until a list follows what was typed, or until typed letters are a new word [FK-25]. */
export const typeAheadDelay = 500

/** Moves on to this option: the one that Enter chooses. */
export function standAt(list: List | null, option: Option | undefined): void {
  if (!list || !option) return
  list.scrollToFocusedOptionOnUpdate = true
  list.setState({ focusedOption: option, focusedOptionId: list.getFocusedOptionId(option) })
}

/**
 * react-select knows no type-ahead where one can't search: letters typed soon after each other make a word that moves
 * the list. The function takes letters; false when they mean nothing to the list, as a space on its own.
 */
export function useTypedWord(select: RefObject<List | null>): (letters: string) => boolean {
  const word = useRef({ text: '', when: 0 })
  return (letters) => {
    const list = select.current
    if (!list) return false
    const { options, menuIsOpen } = list.props
    // A list that was closed in between begins a new word.
    const goesOn = menuIsOpen && Date.now() - word.current.when < typeAheadDelay
    const text = (goesOn ? word.current.text : '') + letters
    if (text === ' ') return false
    word.current = { text, when: Date.now() }
    const choices = options as readonly Option[]
    const at = menuIsOpen ? list.state.focusedOption : list.state.selectValue[0]
    const labels = choices.map((choice) => choice.label)
    if (!menuIsOpen) list.openMenu('first')
    standAt(list, choices[typeAhead(labels, text, at ? choices.indexOf(at) : -1)])
    return true
  }
}

/**
 * The option that typed letters lead to: the next one that begins with them, from the present one on; the same letter
 * again goes on to the next. -1 when none does.
 */
export function typeAhead(labels: readonly string[], typed: string, at: number): number {
  const same = Array.from(typed).every((character) => character === typed[0])
  const wanted = (same ? (typed[0] ?? '') : typed).toLocaleLowerCase()
  const start = same ? at + 1 : Math.max(at, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}
