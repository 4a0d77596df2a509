import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds until a menu begins to listen: the click that opened it must not close it [JL-20]. */
const listenAfter = 250

/**
 * Closes a menu on scroll, on a click or focus elsewhere, and on Escape [JL-20]. `giveBack` says that the focus was in it
 * and belongs to what opened it. The menu's own box is elsewhere too: on a narrow screen it is the shade around the sheet.
 */
export function useMenuCloser(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  onClose: (giveBack: boolean) => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    const elsewhere = ({ target }: Event) => {
      const inside = target instanceof Node && target !== box.current && box.current?.contains(target)
      if (!inside) close.current(target === box.current)
    }
    // A focus that moves into the menu may scroll the page to it: that is no reason to close.
    let isFocusing = false
    const within = ({ target }: Event) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) return
      isFocusing = true
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          isFocusing = false
        }),
      )
    }
    const byScroll = () => {
      if (!isFocusing) close.current(box.current?.contains(document.activeElement) ?? false)
    }
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current(true)
    }
    document.addEventListener('keydown', byKey)
    document.addEventListener('focusin', within)
    const timer = setTimeout(() => {
      document.addEventListener('click', elsewhere)
      document.addEventListener('focusin', elsewhere)
      window.addEventListener('scroll', byScroll, { capture: true, passive: true })
    }, listenAfter)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', byKey)
      document.removeEventListener('focusin', within)
      document.removeEventListener('click', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      window.removeEventListener('scroll', byScroll, { capture: true })
    }
  }, [open, box])
}
