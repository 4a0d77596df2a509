import {
  type FocusEventHandler,
  type MouseEvent,
  memo,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type {
  ContainerProps,
  ControlProps,
  GroupBase,
  InputProps,
  MenuListProps,
  MenuProps,
  OptionProps,
  SelectComponentsConfig,
  ValueContainerProps,
} from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { formTexts } from '../../texts/en'
import { selectTexts } from '../../texts/form'
import { leaveContainment } from '../leaveContainment'
import { comboboxControl, selectAll } from './comboboxControl'
import { useSelectField } from './SelectField'

/** Pixels that a list wants below its field; with less it opens above it, if there is more room. */
const room = 216

/**
 * What react-select draws with: plain elements with our classes in place of its own, which would each carry a style of
 * their own that no stylesheet of ours or a client's could reach.
 */
export const selectParts: SelectComponentsConfig<Option, false, GroupBase<Option>> = {
  SelectContainer: Box,
  Control,
  ValueContainer: Bare,
  Placeholder: Nothing,
  SingleValue: Nothing,
  IndicatorsContainer: Nothing,
  Input,
  Menu,
  MenuList,
  Option: memo(Row, isSameRow),
  NoOptionsMessage: () => <p className="fy-select__empty">{formTexts.noData}</p>,
}

function Box({ innerProps, children }: ContainerProps<Option, false>) {
  return (
    <div className="fy-select__box" {...innerProps}>
      {children}
    </div>
  )
}

function Control({ innerRef, innerProps, children }: ControlProps<Option, false>) {
  const { searchable } = useSelectField()
  const press = (event: MouseEvent<HTMLDivElement>) => {
    // The second half of a double click is no wish to close what the first has opened.
    if (!searchable && event.detail > 1) event.preventDefault()
    else if (event.button === 0) innerProps.onMouseDown?.(event)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the press on the combobox inside bubbles up to it.
    <div className="fy-select__line" ref={innerRef} {...innerProps} onMouseDown={press}>
      {children}
    </div>
  )
}

function Bare({ children }: ValueContainerProps<Option, false>) {
  return children
}

function Nothing() {
  return null
}

function Input(props: InputProps<Option, false>) {
  const { field, searchable, show } = useSelectField()
  const typed = searchable ? String(props.value ?? '') : ''
  return comboboxControl(field, {
    searchable,
    typed,
    aria: {
      'aria-expanded': props['aria-expanded'],
      'aria-controls': props['aria-controls'],
      'aria-activedescendant': props['aria-activedescendant'] || undefined,
    },
    button: {
      ref: props.innerRef as unknown as Ref<HTMLButtonElement>,
      onFocus: props.onFocus as unknown as FocusEventHandler<HTMLButtonElement>,
      onBlur: props.onBlur as unknown as FocusEventHandler<HTMLButtonElement>,
      // A screen reader's click comes without the press that react-select listens for.
      onClick: (event) => event.detail === 0 && show(),
    },
    input: {
      ref: props.innerRef,
      onChange: props.onChange,
      onFocus: (event) => {
        props.onFocus?.(event)
        selectAll(event.currentTarget, typed)
      },
      onSelect: (event) => selectAll(event.currentTarget, typed),
      onBlur: props.onBlur,
    },
  })
}

/**
 * The open list: below its field, 200 px high; a sheet up to 768 px wide, the full screen up to 500 px [FK-25]. The
 * focus stays on the input all the while. react-select's own placing is left out: it would scroll the page.
 */
function Menu({ innerProps, children }: MenuProps<Option, false>) {
  const { field, close } = useSelectField()
  const popup = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    leaveContainment(popup.current)
    const place = popup.current?.closest('.fy-select')?.getBoundingClientRect()
    if (place) setAbove(window.innerHeight - place.bottom < room && place.top > room)
  }, [])
  return (
    <div ref={popup} className="fy-select__popup" data-above={above || undefined} {...innerProps}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap beside the sheet closes it; Escape does for keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div className="fy-select__backdrop" onClick={close} />
      <div className="fy-select__head">
        <span aria-hidden="true">{field.label}</span>
        <button type="button" className="fy-select__done" tabIndex={-1} onClick={close}>
          {selectTexts.done}
        </button>
      </div>
      {children}
    </div>
  )
}

/** The message of an empty list stands beside it: a listbox holds options only. */
function MenuList({ innerRef, innerProps, options, children }: MenuListProps<Option, false>) {
  const list = useRef<HTMLDivElement | null>(null)
  // Another selection of options begins at its top, or where the option that Enter would choose still stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection of options.
  useLayoutEffect(() => {
    if (!list.current) return
    list.current.scrollTop = 0
    list.current.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  }, [options])
  const ref = (element: HTMLDivElement | null) => {
    list.current = element
    if (typeof innerRef === 'function') innerRef(element)
  }
  return (
    <>
      <div
        className="fy-select__list"
        {...innerProps}
        ref={ref}
        role="listbox"
        aria-label={selectTexts.options}
      >
        {options.length > 0 && children}
      </div>
      {options.length === 0 && children}
    </>
  )
}

function Row({ innerRef, innerProps, isFocused, isSelected, label }: OptionProps<Option, false>) {
  return (
    <div
      ref={innerRef}
      className="fy-select__option"
      {...innerProps}
      role="option"
      tabIndex={-1}
      data-active={isFocused || undefined}
      aria-selected={isSelected}
    >
      {label}
    </div>
  )
}

/** react-select makes new handlers for every row at every key; they do the same for the same option. */
function isSameRow(before: OptionProps<Option, false>, now: OptionProps<Option, false>): boolean {
  return (
    before.data === now.data &&
    before.isFocused === now.isFocused &&
    before.isSelected === now.isSelected &&
    before.innerProps.id === now.innerProps.id
  )
}
