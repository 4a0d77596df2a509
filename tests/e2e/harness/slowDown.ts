import type { BrowserContext, Page } from 'playwright-core'

/** How many times slower than this machine pages are to run, to find what only goes well on a quick one. */
export const slowdownFactor = Number(process.env.FOYER_TEST_SLOW ?? 1)

/** Runs all pages of this visitor so much slower. */
export function slowDown(context: BrowserContext): void {
  if (slowdownFactor <= 1) return
  const slowedPages = new Map<Page, Promise<(offline: boolean) => Promise<void>>>()
  context.on('page', (page) => slowedPages.set(page, slowDownPage(page)))
  const setOffline = context.setOffline.bind(context)
  // A second client also sets the network conditions that slow a page down: a page that reloads offline would be
  // reported as online by it.
  context.setOffline = async (offline) => {
    await setOffline(offline)
    for (const [page, sayNetwork] of slowedPages) if (!page.isClosed()) await (await sayNetwork)(offline)
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
