import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SelectInstance } from 'react-select'
import Select from 'react-select'
import type { Option } from '../../schemas/fields/option'
import { toText } from '../../schemas/kinds/kindTraits'
import { getCurrentLanguage, getDirection } from '../../texts/language/language'
import { formTexts } from '../../texts/public/form.texts'
import { disableContainment } from '../shared/disableContainment'
import {
  commitTypedText,
  findChosenOption,
  matchesOption,
  renderComboboxFrame,
  type SelectProps,
} from './combobox'
import { noStyles, selectParts } from './selectParts'

/** The user's action on a select before its code was loaded. */
export interface OpenRequest {
  /** The text typed so far. */
  text: string
  /** The key that moves to an end of the list. Without it, the list opens at the chosen option. */
  edgeKey?: 'Home' | 'End'
}

/** Space in px that an open list needs below its field; with less, it opens above if there is enough space there. */
const minimumSpace = 216
const noOptions: readonly Option[] = []

/** The react-select list that replaces a closed select on the first interaction. It takes the focus on mount. */
export function SelectBox({ field, request }: { field: SelectProps; request: OpenRequest }) {
  const select = useRef<SelectInstance<Option, false>>(null)
  const [isOpen, setOpen] = useState(false)
  const [opensAbove, setOpensAbove] = useState(false)
  const [typedText, setTypedText] = useState(field.isSearchable ? request.text : '')
  const [query, setQuery] = useState('')
  const typeLetters = useTypeAhead(select)
  const choices = field.options.choices ?? noOptions
  const selectedOption = findChosenOption(field)

  const openWithKey = (key: string | undefined) => {
    select.current?.openMenu('first')
    if (key === 'Home' || key === 'End') focusOption(select.current, choices.at(key === 'Home' ? 0 : -1))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the action from before the code loaded.
  useLayoutEffect(() => {
    select.current?.focus()
    openWithKey(request.edgeKey)
    if (!field.isSearchable && request.text) typeLetters(request.text)
  }, [])

  const showMatches = () => {
    // After filtering, scroll to the focused option, which Enter would choose.
    if (select.current) select.current.scrollToFocusedOptionOnUpdate = true
    setQuery(typedText)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a pause in typing [FK-25].
  useEffect(() => {
    const timer = window.setTimeout(showMatches, typeAheadDelay)
    return () => window.clearTimeout(timer)
  }, [typedText])

  /**
   * Handles the keys for which native selects and react-select differ. Tab chooses the option and moves to the next
   * field.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const list = select.current
    if (!list || event.ctrlKey || event.metaKey) return
    const focusedOption = list.state.focusedOption
    const isChoosing = isOpen && event.altKey && key === 'ArrowUp'
    if (isOpen && focusedOption && (isChoosing || key === 'Tab')) list.selectOption(focusedOption)
    const isOpeningKey = !isOpen && !field.isSearchable && /^(Enter|Home|End|Arrow(Up|Down))$/.test(key)
    if (isOpeningKey) openWithKey(key)
    const isTyping = !field.isSearchable && key.length === 1 && typeLetters(key)
    // Enter in an open list must not submit the form, even if no option matches.
    if (isChoosing || isOpeningKey || isTyping || (isOpen && !focusedOption && key === 'Enter'))
      event.preventDefault()
  }
  const onMenuOpen = () => {
    const control = select.current?.controlRef ?? null
    disableContainment(control)
    // react-select's own placement would scroll the page.
    const place = control?.getBoundingClientRect()
    if (place) setOpensAbove(window.innerHeight - place.bottom < minimumSpace && place.top > minimumSpace)
    setOpen(true)
  }
  return renderComboboxFrame(field, {
    'data-open': isOpen || undefined,
    'data-above': opensAbove || undefined,
    onKeyDownCapture: ({ key }) => {
      // Apply the typed text to the list before a key acts on the list.
      if (query !== typedText && (key.length > 1 || key === ' ')) flushSync(showMatches)
    },
    onMouseDownCapture: (event) => {
      // The second click of a double click must not close the list that the first one opened.
      if (event.button !== 0 || (!field.isSearchable && event.detail > 1)) event.stopPropagation()
    },
    children: (
      <Select<Option, false>
        ref={select}
        field={field}
        typedText={typedText}
        unstyled
        classNamePrefix="fy-select"
        styles={noStyles}
        components={selectParts}
        instanceId={field.id}
        inputId={field.id}
        options={choices}
        filterOption={matchesOption}
        noOptionsMessage={() => formTexts.noData}
        value={selectedOption ?? choices.find(({ value }) => value === '') ?? null}
        controlShouldRenderValue={false}
        inputValue={query}
        menuIsOpen={isOpen}
        menuShouldScrollIntoView={false}
        isDisabled={field.disabled ?? false}
        isClearable
        isRtl={getDirection(getCurrentLanguage()) === 'rtl'}
        tabSelectsValue={false}
        // On touch devices, choosing an option closes the on-screen keyboard.
        blurInputOnSelect={window.matchMedia?.('(hover: none)').matches ?? false}
        ariaLiveMessages={{ guidance: () => '' }}
        onKeyDown={onKeyDown}
        onInputChange={(text) => {
          setTypedText(text)
          if (text === '') setQuery('')
        }}
        onMenuOpen={onMenuOpen}
        onMenuClose={() => setOpen(false)}
        onChange={(option) => {
          const value = option?.value ?? ''
          if (value !== toText(field.value)) field.onChange(value)
        }}
        onBlur={() => commitTypedText(field, typedText)}
      />
    ),
  })
}

type List = SelectInstance<Option, false>

/**
 * Pause in milliseconds after which a list filters by the typed text, and after which typed letters start a new word
 * [FK-25].
 */
const typeAheadDelay = 500

/** Moves the list's focus to this option, which Enter would choose. */
function focusOption(list: List | null, option: Option | undefined): void {
  if (!list || !option) return
  list.scrollToFocusedOptionOnUpdate = true
  list.setState({ focusedOption: option, focusedOptionId: list.getFocusedOptionId(option) })
}

/**
 * Adds type-ahead to non-searchable selects, which react-select lacks: letters typed in quick succession form a word
 * that moves the focus. The returned function takes letters; it returns false if the list ignores them, as for a
 * single space.
 */
function useTypeAhead(select: RefObject<List | null>): (letters: string) => boolean {
  const typedLetters = useRef({ text: '', timestamp: 0 })
  return (letters) => {
    const list = select.current
    if (!list) return false
    const { options, menuIsOpen } = list.props
    // Opening the list after it was closed starts a new word.
    const continuesTyping = menuIsOpen && Date.now() - typedLetters.current.timestamp < typeAheadDelay
    const text = (continuesTyping ? typedLetters.current.text : '') + letters
    if (text === ' ') return false
    typedLetters.current = { text, timestamp: Date.now() }
    const choices = options as readonly Option[]
    const currentOption = menuIsOpen ? list.state.focusedOption : list.state.selectValue[0]
    const labels = choices.map((choice) => choice.label)
    if (!menuIsOpen) list.openMenu('first')
    focusOption(
      list,
      choices[findTypedOption(labels, text, currentOption ? choices.indexOf(currentOption) : -1)],
    )
    return true
  }
}

/**
 * Returns the index of the option that typed letters select: the first option that starts with them. Several different
 * letters search from the current option; one letter, also repeated, from the option after it. Returns -1 without a match.
 * @param currentIndex index of the current option; -1 without one
 */
export function findTypedOption(labels: readonly string[], typedText: string, currentIndex: number): number {
  const isRepeatedLetter = Array.from(typedText).every((character) => character === typedText[0])
  const prefix = (isRepeatedLetter ? (typedText[0] ?? '') : typedText).toLocaleLowerCase()
  const start = isRepeatedLetter ? currentIndex + 1 : Math.max(currentIndex, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix)) return index
  }
  return -1
}
