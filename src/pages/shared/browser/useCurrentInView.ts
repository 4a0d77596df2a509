import { type RefObject, useLayoutEffect } from 'react'

/** Width in CSS pixels of the part of the neighbour that stays visible beside the current link. */
const neighbourWidth = 24

/**
 * Scrolls a list of links sideways so that the current one is in view: at first, whenever `current` changes, and
 * whenever the window's size changes.
 */
export function useCurrentInView(list: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each current link scrolls into view.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const scroll = () => scrollToCurrent(element)
    scroll()
    addEventListener('resize', scroll)
    return () => removeEventListener('resize', scroll)
  }, [list, current])
}

function scrollToCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current]')
  if (!link) return
  const { left, right } = list.getBoundingClientRect()
  const box = link.getBoundingClientRect()
  const [hiddenBefore, hiddenAfter] = [left + neighbourWidth - box.left, box.right + neighbourWidth - right]
  if (hiddenAfter > 0) list.scrollLeft += hiddenAfter
  else if (hiddenBefore > 0) list.scrollLeft -= hiddenBefore
}
