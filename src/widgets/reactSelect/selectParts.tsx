import {
  components,
  type GroupBase,
  type InputProps,
  type MenuListProps,
  type MenuProps,
  type OptionProps,
  type SelectComponentsConfig,
} from 'react-select'
import type {} from 'react-select/base'
import type { Option } from '../../schemas/fields/option'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { selectTexts } from '../../texts/public/form.texts'
import { combobox, type ListProps } from './combobox'

declare module 'react-select/base' {
  interface Props<Option, IsMulti extends boolean, Group extends GroupBase<Option>> {
    field: ListProps
    typed: string
  }
}

const nothing = () => null

/** Where react-select's own parts are not enough; nothing for those that stand around the closed list already. */
export const selectParts: SelectComponentsConfig<Option, false, GroupBase<Option>> = {
  Input,
  Menu,
  MenuList,
  Option: ListOption,
  Placeholder: nothing,
  IndicatorsContainer: nothing,
}

/** No styles of react-select's: they would stand above every stylesheet of ours or a client's. */
export const noStyles = Object.fromEntries(
  ['container', 'control', 'valueContainer', 'menu', 'menuList', 'noOptionsMessage', 'option'].map((part) => [
    part,
    () => ({}),
  ]),
)

function Input(props: InputProps<Option, false>) {
  const { field, typed, onMenuOpen } = props.selectProps
  return combobox(field, typed, {
    ref: props.innerRef as (element: HTMLElement | null) => void,
    'aria-expanded': props['aria-expanded'],
    'aria-controls': props['aria-controls'],
    'aria-activedescendant': props['aria-activedescendant'] || undefined,
    onChange: props.onChange,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    // A screen reader's click comes without the press that react-select listens for.
    onClick: (event) => event.detail === 0 && onMenuOpen(),
  })
}

/** The open list; where it is a sheet of its own, it has a heading, and a tap beside it closes it [FK-25]. */
function Menu({ children, ...props }: MenuProps<Option, false>) {
  const { field, onMenuClose } = props.selectProps
  return (
    <components.Menu {...props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap beside the sheet closes it; Escape does for keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div className="fy-select__backdrop" onClick={onMenuClose} />
      <div className="fy-select__head">
        <span aria-hidden="true">{field.label}</span>
        <button type="button" className="fy-select__done" tabIndex={-1} onClick={onMenuClose}>
          {selectTexts.done}
        </button>
      </div>
      {children}
    </components.Menu>
  )
}

/** An option; one that is not in the page's language says in which it is. */
function ListOption(props: OptionProps<Option, false>) {
  return (
    <components.Option
      {...props}
      innerProps={{ ...props.innerProps, ...toLangAttributes(props.data.lang) }}
    />
  )
}

/** A listbox holds options only: the message of an empty one stands beside it. */
function MenuList({ children, innerProps, ...props }: MenuListProps<Option, false>) {
  const options = Array.isArray(children)
  return (
    <>
      <components.MenuList {...props} innerProps={{ ...innerProps, 'aria-label': selectTexts.options }}>
        {options && children}
      </components.MenuList>
      {!options && children}
    </>
  )
}
