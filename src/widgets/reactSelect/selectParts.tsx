import type { FocusEventHandler, MouseEvent, Ref } from 'react'
import type {
  ContainerProps,
  ControlProps,
  GroupBase,
  InputProps,
  SelectComponentsConfig,
  ValueContainerProps,
} from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { formTexts } from '../../texts/en'
import { comboboxControl, selectAll } from './comboboxControl'
import { useSelectField } from './SelectField'
import { SelectList } from './SelectList'
import { SelectMenu } from './SelectMenu'
import { SelectOption } from './SelectOption'

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
  Menu: SelectMenu,
  MenuList: SelectList,
  Option: SelectOption,
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
