import type { BrowserContext, Page } from 'playwright-core'

/** Factor by which pages run slower than on this machine, to find tests that pass only on a fast machine. */
export const slowdownFactor = Number(process.env.FOYER_TEST_SLOW ?? 1)

/** Slows down all pages of this visitor by that factor. */
export function slowDownPages(context: BrowserContext): void {
  if (slowdownFactor <= 1) return
  const slowedPages = new Map<Page, Promise<(offline: boolean) => Promise<void>>>()
  context.on('page', (page) => slowedPages.set(page, slowDownPage(page)))
  const setOffline = context.setOffline.bind(context)
  // The second protocol client also sets network conditions. Without them, a page that reloads offline would appear to
  // be online.
  context.setOffline = async (offline) => {
    await setOffline(offline)
    for (const [page, emulateNetwork] of slowedPages)
      if (!page.isClosed()) await (await emulateNetwork)(offline)
  }
}

async function slowDownPage(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdownFactor })
  const unlimitedNetwork = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  return async (offline) => {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline, ...unlimitedNetwork })
  }
}
