import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Remembers how far the page was scrolled when an application was opened from the list. Closing the application, also with
 * the browser's Back, restores that position and puts the focus on the application's row.
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
  // Before the browser reports that the page, without its list, has become shorter.
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
