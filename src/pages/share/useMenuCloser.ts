import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds before a menu starts to listen, so that the opening click does not close it [JL-20]. */
const listenAfter = 250

/**
 * Closes a menu on scroll, on a click or focus elsewhere, and on Escape [JL-20]. `giveBack` is true if the focus was
 * in the menu and must return to its opener. A click on the menu's own box also closes it: on a narrow screen the box
 * is the backdrop around the sheet.
 */
export function useMenuCloser(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  onClose: (restoresFocus: boolean) => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const closeOnOutsideEvent = ({ target }: Event) => {
      const isInside = target instanceof Node && target !== box.current && box.current?.contains(target)
      if (!isInside) close.current(target === box.current)
    }
    // Moving the focus into the menu may scroll the page, which must not close the menu.
    let isFocusing = false
    const onFocusIn = ({ target }: Event) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) return
      isFocusing = true
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          isFocusing = false
        }),
      )
    }
    const closeOnScroll = () => {
      if (!isFocusing) close.current(box.current?.contains(document.activeElement) ?? false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current(true)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', onFocusIn)
    const timer = setTimeout(() => {
      document.addEventListener('click', closeOnOutsideEvent)
      document.addEventListener('focusin', closeOnOutsideEvent)
      window.addEventListener('scroll', closeOnScroll, { capture: true, passive: true })
    }, listenAfter)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('click', closeOnOutsideEvent)
      document.removeEventListener('focusin', closeOnOutsideEvent)
      window.removeEventListener('scroll', closeOnScroll, { capture: true })
    }
  }, [isOpen, box])
}
