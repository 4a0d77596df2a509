import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preloadBlocks } from '../pages/preloadBlocks'
import type { Block } from '../schemas/pages/block'

/** Takes up a page that the server has written, once it can be read and its blocks' code is there. */
export async function takeUp(root: HTMLElement, app: ReactNode, blocks: readonly Block[]): Promise<void> {
  // A block whose code does not come is the page's to tell: it asks again when it is drawn.
  await Promise.all([preloadBlocks(blocks).catch(() => undefined), afterPaint()])
  hydrateRoot(root, app)
  bringLater()
}

/**
 * Resolves when what the server wrote has been painted: taking it up must not keep the processor from drawing what can
 * be read already. A page in the background paints nothing, and does not wait.
 */
function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/**
 * Brings the API's client code once the page stands: it was not needed to read the page, and must be there when the
 * connection is not. Where it does not come now, the first call asks for it again.
 */
function bringLater(): void {
  const bring = () => void import('../data/http').catch(() => undefined)
  if (typeof requestIdleCallback === 'function') requestIdleCallback(bring, { timeout: 3000 })
  else setTimeout(bring, 1000)
}
