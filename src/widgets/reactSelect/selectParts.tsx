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
import { renderCombobox, type SelectProps } from './combobox'

declare module 'react-select/base' {
  interface Props<Option, IsMulti extends boolean, Group extends GroupBase<Option>> {
    field: SelectProps
    typedText: string
  }
}

const renderNothing = () => null

/** Replacements for react-select's components; null for those that `renderComboboxFrame` already renders. */
export const selectParts: SelectComponentsConfig<Option, false, GroupBase<Option>> = {
  Input,
  Menu,
  MenuList,
  Option: ListOption,
  Placeholder: renderNothing,
  IndicatorsContainer: renderNothing,
}

/** Disables react-select's styles, which would override our style sheets and the client's. */
export const noStyles = Object.fromEntries(
  ['container', 'control', 'valueContainer', 'menu', 'menuList', 'noOptionsMessage', 'option'].map((part) => [
    part,
    () => ({}),
  ]),
)

function Input(props: InputProps<Option, false>) {
  const { field, typedText, onMenuOpen } = props.selectProps
  return renderCombobox(field, typedText, {
    ref: props.innerRef as (element: HTMLElement | null) => void,
    'aria-expanded': props['aria-expanded'],
    'aria-controls': props['aria-controls'],
    'aria-activedescendant': props['aria-activedescendant'] || undefined,
    onChange: props.onChange,
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    // A screen reader's click comes without the mouse press that react-select listens for.
    onClick: (event) => event.detail === 0 && onMenuOpen(),
  })
}

/** The open list. On small screens it is a sheet with a heading, and a tap outside closes it [FK-25]. */
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

/** An option; it has a `lang` attribute if its language differs from the page's. */
function ListOption(props: OptionProps<Option, false>) {
  return (
    <components.Option
      {...props}
      innerProps={{ ...props.innerProps, ...toLangAttributes(props.data.lang) }}
    />
  )
}

/** A listbox may contain only options, so the message of an empty list is rendered after it. */
function MenuList({ children, innerProps, ...props }: MenuListProps<Option, false>) {
  const hasOptions = Array.isArray(children)
  return (
    <>
      <components.MenuList {...props} innerProps={{ ...innerProps, 'aria-label': selectTexts.options }}>
        {hasOptions && children}
      </components.MenuList>
      {!hasOptions && children}
    </>
  )
}
