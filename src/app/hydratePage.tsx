import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preloadBlocks } from '../pages/registry/preloadBlocks'
import { findServerForms } from '../renderer/form/state/serverForms'
import type { Block } from '../schemas/blocks/block'
import { withTexts } from '../texts/loadTranslations'
import { ServerRenderedPage } from './page/ServerRenderedPage'

/** Takes up a page that the server has written, once it can be read and its blocks' code is there. */
export async function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  blocks: readonly Block[],
): Promise<void> {
  const coming = preloadBlocks(blocks).then(
    () => true,
    () => false,
  )
  const [isThere] = await Promise.all([coming, afterPaint()])
  // A form that posts itself goes on without: drawn anew it would forget what has been written in it.
  if (!isThere && root.querySelector('form[method="post"]')) return
  // A block whose code does not come is the page's to tell: it asks again when it is drawn.
  if (!isThere) return createRoot(root).render(app)
  // In slices, between which the visitor is heard: a phone takes a while to go through a page.
  const page = <ServerRenderedPage forms={findServerForms(root)}>{app}</ServerRenderedPage>
  window.earlyPress?.()
  startTransition(() => void hydrateRoot(root, page))
  bringLater()
}

/** A frame below its host's window paints nothing either, and nobody can ask whether it stands there. */
const unseenMs = 500

/**
 * Resolves when what the server wrote has been painted: taking it up must not keep the processor from drawing what can
 * be read already. A page in the background paints nothing, and does not wait.
 */
function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    if (window.parent !== window) setTimeout(resolve, unseenMs)
  })
}

/**
 * Brings the API's client code and the rest of the texts once the page stands: they were not needed to read the page, and must be
 * there when the connection is not. Where it does not come now, the first call asks for it again.
 */
function bringLater(): void {
  const bring = () => void withTexts(import('../data/http/http')).catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(bring, { timeout: 3000 })
  else setTimeout(bring, 1000)
}
