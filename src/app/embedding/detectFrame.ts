import './detectFrame.css'
import { isFramed } from '../../pages/shared/browser/isFramed'
import { isEmbeddedQuery } from '../../schemas/pages/embedding'

const embeddedMark = 'fy-embedded'

/**
 * Detects once, before the first render, whether the site is embedded in a frame [EM-01], and marks the document for
 * stylesheets. A page loaded later in the same frame may have lost the query, and storage is often blocked in frames,
 * so the frame's `name` stores the mark unless the host page has set another name.
 */
export function detectFrame(): void {
  const isQueryEmbedded = isEmbeddedQuery(window.location.search)
  if (isQueryEmbedded && isFramed() && window.name === '') window.name = embeddedMark
  if (isQueryEmbedded || (isFramed() && window.name === embeddedMark))
    document.documentElement.classList.add(embeddedMark)
}

function isEmbedded(): boolean {
  return document.documentElement.classList.contains(embeddedMark)
}

/**
 * A `ref` callback for the layout's element. The code that reports to the host page loads only when the site is
 * embedded.
 */
export function watchWhenEmbedded(layout: HTMLElement | null): (() => void) | undefined {
  if (!layout || !isEmbedded()) return undefined
  let stop: (() => void) | undefined
  let isDisposed = false
  void import('./watchFrameHeight').then(({ watchFrameHeight }) => {
    if (!isDisposed) stop = watchFrameHeight(layout)
  })
  return () => {
    isDisposed = true
    stop?.()
  }
}
