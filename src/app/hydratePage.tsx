import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preloadBlocks } from '../pages/registry/loadBlocks'
import { findServerForms } from '../renderer/form/state/serverForms'
import type { Block } from '../schemas/blocks/block'
import { waitForTexts } from '../texts/loadTranslations'
import { runAfterFirstTouch } from '../widgets/shared/runAfterFirstTouch'
import { ServerRenderedPage } from './page/ServerRenderedPage'

/** Hydrates a server-rendered page after it has been painted and the code of its blocks has loaded. */
export async function hydratePage(
  root: HTMLElement,
  app: ReactNode,
  blocks: readonly Block[],
): Promise<void> {
  const blocksLoaded = preloadBlocks(blocks).then(
    () => true,
    () => false,
  )
  const [hasLoaded] = await Promise.all([blocksLoaded, waitForPaint()])
  // Without the code, keep a form that works without scripts: rendering it again would discard what the visitor has
  // entered.
  if (!hasLoaded && root.querySelector('form[method="post"]')) return
  // The page reports a block whose code does not load; rendering the block requests the code again.
  if (!hasLoaded) return createRoot(root).render(app)
  // A transition hydrates in slices, so that the page responds to input meanwhile; slow phones need a while.
  const page = <ServerRenderedPage forms={findServerForms(root)}>{app}</ServerRenderedPage>
  window.earlyPress?.()
  startTransition(() => void hydrateRoot(root, page))
  loadAfterFirstTouch()
}

/** Maximum wait in a frame, in milliseconds: outside the host's viewport it is not painted, and cannot detect that. */
const maxPaintWaitMs = 500

/**
 * Resolves after the server-rendered page has been painted, because hydration must not delay the first paint. A page
 * in the background is not painted, so it does not wait.
 */
function waitForPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    if (window.parent !== window) setTimeout(resolve, maxPaintWaitMs)
  })
}

/**
 * Loads the API client and the remaining texts when the visitor first touches the page: reading it needs neither. If
 * loading fails, the first call loads them again.
 */
function loadAfterFirstTouch(): void {
  runAfterFirstTouch(() => void waitForTexts(import('../data/http/http')).catch(() => undefined))
}
