import { isFramed } from '../../pages/shared/browser/isFramed'
import { saysEmbedded } from '../../schemas/pages/embedding'
import './embedded.css'

const mark = 'fy-embedded'

/**
 * Finds out once, before anything is drawn, whether the site stands in a frame [EM-01], and marks the document for
 * stylesheets. A page that is loaded later in the same frame may have lost the query, and storage is often closed to
 * frames: the frame's own name remembers, unless the host page has given it another.
 */
export function detectFrame(): void {
  const says = saysEmbedded(window.location.search)
  if (says && isFramed() && window.name === '') window.name = mark
  if (says || (isFramed() && window.name === mark)) document.documentElement.classList.add(mark)
}

export function isEmbedded(): boolean {
  return document.documentElement.classList.contains(mark)
}
