import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Remembers the scroll position of the list when an application is opened. Closing the application, also with the
 * browser's Back button, restores that position and focuses the application's row.
 */
export function useListPlace(openId: number | null): void {
  const top = useRef(0)
  const opened = useRef<number | null>(null)
  useEffect(() => {
    const onScroll = () => {
      if (opened.current === null) top.current = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  // A layout effect, so that it runs before the scroll event that the shorter page without its list causes.
  useLayoutEffect(() => {
    if (openId !== null) opened.current = openId
  }, [openId])
  useEffect(() => {
    const id = opened.current
    if (openId !== null || id === null) return
    opened.current = null
    // The user chose a filter, view or page instead, which has the focus.
    if (document.activeElement !== document.body) return
    window.scrollTo({ top: top.current })
    // Focusing scrolls only if the row is out of sight, for example after stepping to other applications.
    document.getElementById(`application-${id}`)?.focus()
  }, [openId])
}
