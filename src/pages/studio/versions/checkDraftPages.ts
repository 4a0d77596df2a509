import type { Studio } from '../../../data/studio/studio.types'
import { notFoundPath } from '../../../schemas/pages/notFoundPath'
import { getPreviewUrl } from '../../routing/siteAddress'
import {
  type AccessibilityFault,
  type CanvasReport,
  postToCanvas,
  readCanvasMessage,
} from '../canvas/canvasMessages'
import { getPageChoices } from '../canvas/getPageChoices'
import { getPreviewedSite } from '../canvas/previewedSite'
import { serializeSite } from '../canvas/serializeSite'

interface CheckDraftPagesOptions {
  studio: Studio
  /** The draft's stylesheet. */
  css: string
  /** Whether to check all pages, or only those that visitors would see differently. */
  includesUnchanged: boolean
  /** Element in which the pages render off screen. */
  container: HTMLElement
  onProgress: (checkedCount: number, total: number) => void
}

/** Milliseconds without a report after which the check fails. */
const timeoutMs = 30_000

/**
 * Checks the accessibility of the draft's real pages with axe, in a frame like the preview's. Rejects if the pages do
 * not respond.
 */
export function checkDraftPages({
  studio,
  css,
  includesUnchanged,
  container,
  onProgress,
}: CheckDraftPagesOptions): Promise<AccessibilityFault[]> {
  const state = studio.store.getState()
  const frame = document.createElement('iframe')
  frame.className = 'fy-publish__pages'
  frame.inert = true
  frame.src = getPreviewUrl(state.draft.clientCode, '/')
  return new Promise<AccessibilityFault[]>((resolve, reject) => {
    const cleanUp = () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      frame.remove()
    }
    const fail = () => {
      cleanUp()
      reject(new Error('The pages do not respond.'))
    }
    let timer = setTimeout(fail, timeoutMs)
    const onMessage = (event: MessageEvent<unknown>) => {
      const report = readCanvasMessage<CanvasReport>(event, frame.contentWindow)
      if (report?.kind === 'ready') {
        postToCanvas(frame, { kind: 'site', site: serializeSite(getPreviewedSite(state, css), null) })
        postToCanvas(frame, { kind: 'check', paths: getPaths(state.config), includesUnchanged })
      }
      if (report?.kind !== 'checked') return
      clearTimeout(timer)
      timer = setTimeout(fail, timeoutMs)
      onProgress(report.checkedCount, report.total)
      if (report.checkedCount < report.total) return
      cleanUp()
      resolve(report.faults)
    }
    window.addEventListener('message', onMessage)
    container.append(frame)
  })
}

/**
 * Product pages that are checked. All others, such as Job Details and sign-in, are the product's
 * responsibility.
 */
const checkedProductPaths = ['/', '/job/viewjobs', '/privacy', notFoundPath]

function getPaths(config: Parameters<typeof getPageChoices>[0]): string[] {
  const { clientPages, productPages } = getPageChoices(config)
  return [...clientPages, ...productPages.filter(({ path }) => checkedProductPaths.includes(path))].map(
    ({ path }) => path,
  )
}
