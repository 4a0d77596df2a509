import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

interface MenuDetails {
  ref: RefObject<HTMLDetailsElement | null>
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  close: () => void
}

/**
 * Props for a `<details>` element that is a menu: Escape closes it and focuses its summary; moving the focus away or
 * pressing elsewhere closes it, too.
 */
export function useMenuDetails(): MenuDetails {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (ref.current) ref.current.open = false
  }
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (ref.current && target instanceof Node && !ref.current.contains(target)) ref.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return {
    ref,
    close,
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) close()
    },
    onKeyDown: ({ key }) => {
      if (key !== 'Escape' || !ref.current?.open) return
      close()
      ref.current.querySelector('summary')?.focus()
    },
  }
}
