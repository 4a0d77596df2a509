import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import Select, { NonceProvider, type SelectInstance } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import type { WidgetProps } from '../widgetProps'
import { chosenOption } from './comboboxControl'
import { useListSearch } from './listSearch'
import { openList, plainListKeys } from './plainListKeys'
import { SelectField } from './SelectField'
import { selectFrame } from './selectFrame'
import { liveMessages, resultCount } from './selectMessages'
import { selectParts } from './selectParts'
import type { SelectWish } from './selectWish'
import { useTypedLetters } from './useTypedLetters'

export interface SelectBoxProps extends WidgetProps {
  searchable: boolean
  /** What the person did while this was not there yet. */
  wish: SelectWish
}

/** Keys that act on the list as it is: they must find what was typed before them. */
const actingKeys = /^(Enter|Tab|Arrow(Up|Down)|Home|End|Page(Up|Down))$/
const none: readonly Option[] = []

/** A list of react-select's, from the moment somebody acts on it. It takes the focus when it appears. */
export function SelectBox({ searchable, wish, ...field }: SelectBoxProps) {
  const select = useRef<SelectInstance<Option, false>>(null)
  const [open, setOpen] = useState(false)
  const search = useListSearch(field.options.choices ?? none, searchable ? wish.text : '')
  const letters = useTypedLetters(select)
  const close = () => select.current?.onMenuClose()
  const show = () => select.current?.openMenu('first')
  const [first] = useState(wish)
  useLayoutEffect(() => {
    const list = select.current
    list?.focus()
    if (list) openList(list, first)
    if (!searchable && first.text) letters(first.text, first.when ?? 0)
  }, [first, searchable, letters])

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (actingKeys.test(event.key)) search.flush()
    // Tab chooses and goes on to the next field, as in a native list; react-select's own would stay.
    const at = select.current?.state.focusedOption
    if (open && event.key === 'Tab' && at) select.current?.selectOption(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in an open list never submits the form; Escape closes the list and nothing around it.
    if (open && event.key === 'Enter') event.preventDefault()
    if (open && event.key === 'Escape') event.stopPropagation()
  }
  const chosen = chosenOption(field)
  return (
    <NonceProvider nonce="" cacheKey="fy-select">
      <SelectField value={{ field, searchable, show, close }}>
        {selectFrame({
          field,
          searchable,
          open,
          onKeyDown,
          onKeyDownCapture,
          children: (
            <Select<Option, false>
              ref={select}
              unstyled
              instanceId={field.id}
              inputId={field.id}
              components={selectParts}
              options={search.found}
              filterOption={null}
              value={chosen}
              inputValue={search.text}
              menuIsOpen={open}
              isDisabled={field.disabled ?? false}
              isClearable
              tabSelectsValue={false}
              blurInputOnSelect={isPhone()}
              menuShouldScrollIntoView={false}
              ariaLiveMessages={liveMessages}
              screenReaderStatus={resultCount}
              onKeyDown={(event) => {
                if (!searchable) plainListKeys(event, select.current, letters)
              }}
              onInputChange={(text) => search.setText(text)}
              onMenuOpen={() => setOpen(true)}
              onMenuClose={() => setOpen(false)}
              onChange={(option) => {
                if (option?.value !== chosen?.value) field.onChange(option?.value ?? '')
              }}
              onBlur={() => field.onBlur(field.id, field.value)}
            />
          ),
        })}
      </SelectField>
    </NonceProvider>
  )
}

/** Where fingers do the pointing the keyboard on the screen goes away once an option is chosen. */
function isPhone(): boolean {
  return window.matchMedia?.('(hover: none)').matches ?? false
}
