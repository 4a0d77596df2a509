import { isEmbedded } from './detectFrame'

/**
 * A `ref` callback for the layout's element. The code that reports to the host page loads only when the site is
 * embedded.
 */
export function watchWhenFramed(layout: HTMLElement | null): (() => void) | undefined {
  if (!layout || !isEmbedded()) return undefined
  let stop: (() => void) | undefined
  let isOver = false
  void import('./watchFrameHeight').then(({ watchFrameHeight }) => {
    if (!isOver) stop = watchFrameHeight(layout)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
