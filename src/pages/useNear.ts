import { type RefCallback, useCallback, useState } from 'react'

/** How far outside the screen an element counts as near. */
const margin = '1200px 0px'

/** Whether the element that takes `ref` has ever come near the screen. */
export function useNear(fromTheStart: boolean): { isNear: boolean; ref: RefCallback<Element> } {
  const [isNear, setNear] = useState(fromTheStart)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { isNear, ref }
}
