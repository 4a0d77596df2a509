import { memo } from 'react'
import type { OptionProps } from 'react-select'
import type { Option } from '../../schemas/vacancy'

/** One option of the open list. */
export const SelectOption = memo(function SelectOption({
  innerRef,
  innerProps,
  isFocused,
  isSelected,
  label,
}: OptionProps<Option, false>) {
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
}, isSameOption)

/** react-select makes new handlers for every row at every key; they do the same for the same option. */
function isSameOption(before: OptionProps<Option, false>, now: OptionProps<Option, false>): boolean {
  return (
    before.data === now.data &&
    before.isFocused === now.isFocused &&
    before.isSelected === now.isSelected &&
    before.innerProps.id === now.innerProps.id
  )
}
