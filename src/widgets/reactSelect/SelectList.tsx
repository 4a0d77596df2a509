import { useLayoutEffect, useRef } from 'react'
import type { MenuListProps } from 'react-select'
import type { Option } from '../../schemas/vacancy'
import { selectTexts } from '../../texts/form'

/** The message of an empty list stands beside it: a listbox holds options only. */
export function SelectList({ innerRef, innerProps, options, children }: MenuListProps<Option, false>) {
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
