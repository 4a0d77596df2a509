import { isEmbedded } from './detectFrame'

/** A `ref` of the layout's element. The code that speaks with a host page comes only where there is one. */
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
