import { type TouchEvent, useRef } from 'react'

/** Minimum distance of a swipe in pixels [LY-14]. */
const threshold = 10

interface SwipeHandlers {
  onTouchStart: (event: TouchEvent) => void
  onTouchEnd: (event: TouchEvent) => void
}

/** Calls `onAway` when the element is swiped sideways or up by touch; ignores downward scrolling. */
export function useSwipeAway(onAway: () => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0]
      const from = start.current
      start.current = null
      if (!from || !touch) return
      const [sideways, up] = [Math.abs(touch.clientX - from.x), from.y - touch.clientY]
      if (Math.max(sideways, up) >= threshold && Math.max(sideways, up) >= from.y - touch.clientY) onAway()
    },
  }
}
