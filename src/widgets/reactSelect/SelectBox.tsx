import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import Select, { type SelectInstance } from 'react-select'
import type { Option } from '../../schemas/fields/option'
import { toText } from '../../schemas/kinds/kindTraits'
import { getLtrDirection } from '../../texts/language/language'
import { formTexts } from '../../texts/public/form.texts'
import { disableContainment } from '../shared/disableContainment'
import { chosenOption, comboboxFrame, type ListProps } from './combobox'
import { commitTypedText, matchesOption } from './commitTypedText'
import { noStyles, selectParts } from './selectParts'
import { focusOption, typeAheadDelay, useTypeAhead } from './typeAhead'

/** The user's action on a select before its code was loaded. */
export interface SelectWish {
  /** The text typed so far. */
  text: string
  /** The key that moves to an end of the list. Without it, the list opens at the chosen option. */
  at?: 'Home' | 'End'
}

/** Space in px that an open list needs below its field; with less, it opens above if there is more space there. */
const minimumSpace = 216
const none: readonly Option[] = []

/** The react-select list that replaces a closed select on the first interaction. It takes the focus on mount. */
export function SelectBox({ field, wish }: { field: ListProps; wish: SelectWish }) {
  const select = useRef<SelectInstance<Option, false>>(null)
  const [isOpen, setOpen] = useState(false)
  const [above, setAbove] = useState(false)
  const [typedText, setTyped] = useState(field.searchable ? wish.text : '')
  const [query, setQuery] = useState('')
  const typeLetters = useTypeAhead(select)
  const choices = field.options.choices ?? none
  const selectedOption = chosenOption(field)

  const openAt = (key: string | undefined) => {
    select.current?.openMenu('first')
    if (key === 'Home' || key === 'End') focusOption(select.current, choices.at(key === 'Home' ? 0 : -1))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was done before.
  useLayoutEffect(() => {
    select.current?.focus()
    openAt(wish.at)
    if (!field.searchable && wish.text) typeLetters(wish.text)
  }, [])

  const showMatches = () => {
    // After filtering, scroll to the focused option, which Enter would choose.
    if (select.current) select.current.scrollToFocusedOptionOnUpdate = true
    setQuery(typedText)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in typing [FK-25].
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
    const at = list.state.focusedOption
    const choosing = isOpen && event.altKey && key === 'ArrowUp'
    if (isOpen && at && (choosing || key === 'Tab')) list.selectOption(at)
    const opening = !isOpen && !field.searchable && /^(Enter|Home|End|Arrow(Up|Down))$/.test(key)
    if (opening) openAt(key)
    const typing = !field.searchable && key.length === 1 && typeLetters(key)
    // Enter in an open list must not submit the form, even if no option matches.
    if (choosing || opening || typing || (isOpen && !at && key === 'Enter')) event.preventDefault()
  }
  const onMenuOpen = () => {
    const control = select.current?.controlRef ?? null
    disableContainment(control)
    // react-select's own placement would scroll the page.
    const place = control?.getBoundingClientRect()
    if (place) setAbove(window.innerHeight - place.bottom < minimumSpace && place.top > minimumSpace)
    setOpen(true)
  }
  return comboboxFrame(field, {
    'data-open': isOpen || undefined,
    'data-above': above || undefined,
    onKeyDownCapture: ({ key }) => {
      // Apply the typed text to the list before a key acts on the list.
      if (query !== typedText && (key.length > 1 || key === ' ')) flushSync(showMatches)
    },
    onMouseDownCapture: (event) => {
      // The second click of a double click must not close the list that the first one opened.
      if (event.button !== 0 || (!field.searchable && event.detail > 1)) event.stopPropagation()
    },
    children: (
      <Select<Option, false>
        ref={select}
        field={field}
        typed={typedText}
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
        isRtl={getLtrDirection() !== undefined}
        tabSelectsValue={false}
        // On touch devices, choosing an option closes the on-screen keyboard.
        blurInputOnSelect={window.matchMedia?.('(hover: none)').matches ?? false}
        ariaLiveMessages={{ guidance: () => '' }}
        onKeyDown={onKeyDown}
        onInputChange={(text) => {
          setTyped(text)
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
