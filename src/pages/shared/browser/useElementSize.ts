import { useLayoutEffect, useState } from 'react'

interface ElementSize {
  width: number
  height: number
}

/** Returns the inner size of an element in CSS pixels; null until it is measured. */
export function useElementSize(element: { current: HTMLElement | null }): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null)
  useLayoutEffect(() => {
    const currentElement = element.current
    if (!currentElement) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // A hidden element keeps its last size.
      if (width > 0 && height > 0) setSize({ width: Math.floor(width), height: Math.floor(height) })
    })
    observer.observe(currentElement)
    return () => observer.disconnect()
  }, [element])
  return size
}
