import type { BrowserContext, Page } from 'playwright-core'

/** How many times slower than this machine pages are to run, to find what only goes well on a quick one. */
export const slowness = Number(process.env.FOYER_TEST_SLOW ?? 1)

/** Runs all pages of this visitor so much slower. */
export function slowDown(context: BrowserContext): void {
  if (slowness <= 1) return
  const slowed = new Map<Page, Promise<(offline: boolean) => Promise<void>>>()
  context.on('page', (page) => slowed.set(page, slowDownPage(page)))
  const goOffline = context.setOffline.bind(context)
  // A second client also sets the network conditions that slow a page down: a page that reloads offline would be
  // reported as online by it.
  context.setOffline = async (offline) => {
    await goOffline(offline)
    for (const [page, sayNetwork] of slowed) if (!page.isClosed()) await (await sayNetwork)(offline)
  }
}

async function slowDownPage(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const unbounded = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  return async (offline) => {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline, ...unbounded })
  }
}
