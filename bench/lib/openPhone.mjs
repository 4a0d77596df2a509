import { chromium } from 'playwright-core'
import { chromiumFlags } from '../../scripts/lib/chromiumFlags.mjs'
import { findChromium } from '../../scripts/lib/findChromium.mjs'

const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

/**
 * Starts a headless Chromium.
 *
 * @returns `visit(act)`, which calls `act(page, requested)` with a new page, 412 px wide, on slow 4G with a quarter of the CPU
 *   (`requested`: paths of scripts and styles), and `close()`
 */
export async function openPhone() {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  const visit = async (act) => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      // Responses of a service worker would count with their unpacked size.
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const requested = new Set()
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        requested.add(new URL(request.url()).pathname)
    })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      window.longTasks = []
      new PerformanceObserver((entries) => {
        for (const { startTime, duration } of entries.getEntries())
          window.longTasks.push([startTime, duration])
      }).observe({ type: 'longtask', buffered: true })
    })
    const figures = await act(page, requested)
    await context.close()
    return figures
  }
  return { visit, close: () => browser.close() }
}

/**
 * Waits until the page is idle. Returns the time of the first paint in ms, and the blocking times after it until the
 * site's script starts and from then on: each is the sum of what tasks take beyond 50 ms.
 */
export async function measurePaint(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2000)
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const started =
      performance
        .getEntriesByType('resource')
        .find(({ name, initiatorType }) => initiatorType === 'script' && /\/assets\/index-/.test(name))
        ?.startTime ?? Number.MAX_VALUE
    const tasks = window.longTasks
    // Of the task that paints first, only the time after the paint counts.
    const block = ([start, duration]) => Math.max(0, Math.min(duration - 50, start + duration - painted))
    const sum = (list) => Math.round(list.reduce((total, task) => total + block(task), 0))
    return {
      'first paint': Math.round(painted),
      blocked: sum(tasks.filter(([start]) => start < started)),
      'blocked when used': sum(tasks.filter(([start]) => start >= started)),
    }
  })
}

/** Returns the transferred KB of the scripts that were complete at `until` ms; a prefetched script counts once. */
export function getScriptKb(page, until = Number.MAX_VALUE) {
  return page.evaluate((end) => {
    const sizes = new Map(
      performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => /\.js(\?|$)/.test(name) && responseEnd <= end)
        .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
    )
    return Number(([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000).toFixed(1))
  }, until)
}
