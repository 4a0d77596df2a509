import { useLayoutEffect, useState } from 'react'

interface Room {
  width: number
  height: number
}

/** Returns the inner size of an element in CSS pixels; null until it is measured. */
export function useElementSize(element: { current: HTMLElement | null }): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const here = element.current
    if (!here) return
    const look = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      // A hidden element keeps its last size.
      if (width > 0 && height > 0) setRoom({ width: Math.floor(width), height: Math.floor(height) })
    })
    look.observe(here)
    return () => look.disconnect()
  }, [element])
  return room
}
