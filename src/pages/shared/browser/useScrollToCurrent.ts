import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a list of links sideways so that the current one is in its centre: at first, whenever `current` changes, and
 * whenever the window's size changes. `data-continues` names the ends at which the list continues out of view, so that
 * the stylesheet fades them.
 */
export function useScrollToCurrent(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each current link scrolls into view.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const markEnds = () => markHiddenEnds(element)
    const scroll = () => {
      scrollToCurrent(element)
      markEnds()
    }
    scroll()
    addEventListener('resize', scroll)
    element.addEventListener('scroll', markEnds, { passive: true })
    return () => {
      removeEventListener('resize', scroll)
      element.removeEventListener('scroll', markEnds)
    }
  }, [list, current])
}

function scrollToCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]')
  if (!link) return
  list.scrollLeft += getCenter(link) - getCenter(list)
}

function getCenter(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Scroll positions are rounded, so one pixel is not hidden content. */
const tolerance = 1

function markHiddenEnds(list: HTMLElement): void {
  // Right-to-left lists scroll to negative positions.
  const position = Math.abs(list.scrollLeft)
  const ends = [
    ...(position > tolerance ? ['start'] : []),
    ...(position < list.scrollWidth - list.clientWidth - tolerance ? ['end'] : []),
  ]
  if (ends.length === 0) list.removeAttribute('data-continues')
  else list.setAttribute('data-continues', ends.join(' '))
}
