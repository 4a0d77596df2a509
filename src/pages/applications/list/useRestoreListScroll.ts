import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Remembers the scroll position of the list when an application is opened. Closing the application, also with the
 * browser's Back button, restores that position and focuses the application's row.
 */
export function useRestoreListScroll(openId: number | null): void {
  const top = useRef(0)
  const openedId = useRef<number | null>(null)
  useEffect(() => {
    const onScroll = () => {
      if (openedId.current === null) top.current = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  // A layout effect: hiding the list shortens the page and fires a scroll event, and this must run first.
  useLayoutEffect(() => {
    if (openId !== null) openedId.current = openId
  }, [openId])
  useEffect(() => {
    const id = openedId.current
    if (openId !== null || id === null) return
    openedId.current = null
    // The focus is elsewhere: the user went to a filter, view or page, so the position is not restored.
    if (document.activeElement !== document.body) return
    window.scrollTo({ top: top.current })
    // Focusing scrolls only if the row is out of sight, for example after stepping to other applications.
    document.getElementById(`application-${id}`)?.focus()
  }, [openId])
}
