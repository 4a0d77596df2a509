import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import Select, { createFilter, type SelectInstance } from 'react-select'
import type { Option } from '../../schemas/fields/option'
import { asText } from '../../schemas/kinds/kindMeaning'
import { ltrHere } from '../../texts/language/language'
import { formTexts } from '../../texts/public/form.texts'
import { leaveContainment } from '../shared/leaveContainment'
import { chosenOption, comboboxFrame, type ListProps } from './combobox'
import { leaveTyped } from './leaveTyped'
import { noStyles, selectParts } from './selectParts'
import { standAt, typeAheadDelay, useTypedWord } from './typeAhead'

/** What a person did to a list before the code that opens it was there. */
export interface SelectWish {
  /** What was typed so far. */
  text: string
  /** The key that leads to an end of the list; without it one stands at the chosen option. */
  at?: 'Home' | 'End'
}

/** Pixels that a list wants below its field; with less it opens above it, if there is more room. */
const room = 216
const none: readonly Option[] = []
const fits = createFilter<Option>({ stringify: (option) => option.label })

/** A list of react-select's, from the moment somebody acts on it. It takes the focus when it appears. */
export function SelectBox({ field, wish }: { field: ListProps; wish: SelectWish }) {
  const select = useRef<SelectInstance<Option, false>>(null)
  const [open, setOpen] = useState(false)
  const [above, setAbove] = useState(false)
  const [typed, setTyped] = useState(field.searchable ? wish.text : '')
  const [query, setQuery] = useState('')
  const typeLetters = useTypedWord(select)
  const choices = field.options.choices ?? none
  const chosen = chosenOption(field)

  const openAt = (key: string | undefined) => {
    select.current?.openMenu('first')
    if (key === 'Home' || key === 'End') standAt(select.current, choices.at(key === 'Home' ? 0 : -1))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was done before.
  useLayoutEffect(() => {
    select.current?.focus()
    openAt(wish.at)
    if (!field.searchable && wish.text) typeLetters(wish.text)
  }, [])

  const look = () => {
    // Another selection of options shows the one that Enter would choose.
    if (select.current) select.current.scrollToFocusedOptionOnUpdate = true
    setQuery(typed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in typing [FK-25].
  useEffect(() => {
    const timer = window.setTimeout(look, typeAheadDelay)
    return () => window.clearTimeout(timer)
  }, [typed])

  /** Where a native list's keys differ from react-select's; Tab chooses and goes on to the next field. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const list = select.current
    if (!list || event.ctrlKey || event.metaKey) return
    const at = list.state.focusedOption
    const choosing = open && event.altKey && key === 'ArrowUp'
    if (open && at && (choosing || key === 'Tab')) list.selectOption(at)
    const opening = !open && !field.searchable && /^(Enter|Home|End|Arrow(Up|Down))$/.test(key)
    if (opening) openAt(key)
    const typing = !field.searchable && key.length === 1 && typeLetters(key)
    // Enter in an open list never submits the form, even where nothing fits.
    if (choosing || opening || typing || (open && !at && key === 'Enter')) event.preventDefault()
  }
  const onMenuOpen = () => {
    const control = select.current?.controlRef ?? null
    leaveContainment(control)
    // react-select's own placing would scroll the page.
    const place = control?.getBoundingClientRect()
    if (place) setAbove(window.innerHeight - place.bottom < room && place.top > room)
    setOpen(true)
  }
  return comboboxFrame(field, {
    'data-open': open || undefined,
    'data-above': above || undefined,
    onKeyDownCapture: ({ key }) => {
      // Keys that act on the list as it is must find what was typed before them.
      if (query !== typed && (key.length > 1 || key === ' ')) flushSync(look)
    },
    onMouseDownCapture: (event) => {
      // The second half of a double click is no wish to close what the first has opened.
      if (event.button !== 0 || (!field.searchable && event.detail > 1)) event.stopPropagation()
    },
    children: (
      <Select<Option, false>
        ref={select}
        field={field}
        typed={typed}
        unstyled
        classNamePrefix="fy-select"
        styles={noStyles}
        components={selectParts}
        instanceId={field.id}
        inputId={field.id}
        options={choices}
        filterOption={fits}
        noOptionsMessage={() => formTexts.noData}
        value={chosen ?? choices.find(({ value }) => value === '') ?? null}
        controlShouldRenderValue={false}
        inputValue={query}
        menuIsOpen={open}
        menuShouldScrollIntoView={false}
        isDisabled={field.disabled ?? false}
        isClearable
        isRtl={ltrHere() !== undefined}
        tabSelectsValue={false}
        // Where fingers do the pointing, the keyboard on the screen goes away once an option is chosen.
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
          if (value !== asText(field.value)) field.onChange(value)
        }}
        onBlur={() => leaveTyped(field, typed)}
      />
    ),
  })
}
