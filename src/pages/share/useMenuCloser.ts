import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds before clicks, focus and scrolling close a menu, so that the opening click does not [JL-20]. */
const listenDelayMs = 250

/**
 * Closes a menu on scroll, on a click or focus elsewhere, and on Escape [JL-20]. `restoresFocus` is true if the
 * focus must return to the button that opened the menu. A click on `box` itself also closes the menu: on a narrow
 * screen the box includes the backdrop around the sheet.
 */
export function useMenuCloser(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  onClose: (restoresFocus: boolean) => void,
): void {
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const closeOnOutsideEvent = ({ target }: Event) => {
      const isInside = target instanceof Node && target !== box.current && box.current?.contains(target)
      if (!isInside) latestOnClose.current(target === box.current)
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
      if (!isFocusing) latestOnClose.current(box.current?.contains(document.activeElement) ?? false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latestOnClose.current(true)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', onFocusIn)
    const timer = setTimeout(() => {
      document.addEventListener('click', closeOnOutsideEvent)
      document.addEventListener('focusin', closeOnOutsideEvent)
      window.addEventListener('scroll', closeOnScroll, { capture: true, passive: true })
    }, listenDelayMs)
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
