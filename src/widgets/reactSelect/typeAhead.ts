import { type RefObject, useRef } from 'react'
import type { SelectInstance } from 'react-select'
import type { Option } from '../../schemas/fields/option'

type List = SelectInstance<Option, false>

/**
 * Pause in milliseconds after which a list filters by the typed text, and after which typed letters start a new word
 * [FK-25].
 */
export const typeAheadDelay = 500

/** Moves the list's focus to this option, which Enter would choose. */
export function focusOption(list: List | null, option: Option | undefined): void {
  if (!list || !option) return
  list.scrollToFocusedOptionOnUpdate = true
  list.setState({ focusedOption: option, focusedOptionId: list.getFocusedOptionId(option) })
}

/**
 * Adds type-ahead to non-searchable selects, which react-select lacks: letters typed in quick succession form a word
 * that moves the focus. The returned function takes letters; it returns false if the list ignores them, as for a
 * single space.
 */
export function useTypeAhead(select: RefObject<List | null>): (letters: string) => boolean {
  const typed = useRef({ text: '', when: 0 })
  return (letters) => {
    const list = select.current
    if (!list) return false
    const { options, menuIsOpen } = list.props
    // Opening the list after it was closed starts a new word.
    const goesOn = menuIsOpen && Date.now() - typed.current.when < typeAheadDelay
    const text = (goesOn ? typed.current.text : '') + letters
    if (text === ' ') return false
    typed.current = { text, when: Date.now() }
    const choices = options as readonly Option[]
    const at = menuIsOpen ? list.state.focusedOption : list.state.selectValue[0]
    const labels = choices.map((choice) => choice.label)
    if (!menuIsOpen) list.openMenu('first')
    focusOption(list, choices[typeAhead(labels, text, at ? choices.indexOf(at) : -1)])
    return true
  }
}

/**
 * Returns the index of the option that typed letters select: the next one that starts with them, searching from index
 * `at`. Repeating a single letter moves to the next match. Returns -1 without a match.
 */
export function typeAhead(labels: readonly string[], typedText: string, offset: number): number {
  const same = Array.from(typedText).every((character) => character === typedText[0])
  const prefix = (same ? (typedText[0] ?? '') : typedText).toLocaleLowerCase()
  const start = same ? offset + 1 : Math.max(offset, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix)) return index
  }
  return -1
}
