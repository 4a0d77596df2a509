// What a list costs as it grows: `node bench/form/measureRows.mjs [rows …]`. At a quarter of the CPU, in ms, medians of ten:
// add, remove (press to after the paint), key (keydown to after the paint) and leave (of a text, its answer committed).
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { buildPage, outDir, servePages } from './pages.mjs'

const given = quietNumbers()
const counts = given.length > 0 ? given : [10, 100, 1000]
const times = 10
await buildPage(['rows'], {})
const server = servePages()
await once(server, 'listening')
const browser = await openChromium()
const figures = {}
for (const count of counts) figures[count] = await measure(count)
await browser.close()
server.close()
rmSync(outDir, { recursive: true })
console.table(figures)
console.log(`load: ${loadSoFar()}`)

async function measure(count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`http://127.0.0.1:${server.address().port}/rows.html?n=${count}`)
  await page.getByRole('button', { name: 'Add person' }).waitFor()
  await page.locator('.fy-list__row').first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(watchPaints)
  const add = await repeat(page, 'click', () =>
    page.getByRole('button', { name: 'Add person' }).press('Enter'),
  )
  const key = await repeat(page, 'keydown', () => page.keyboard.press('a'))
  const leave = await repeat(page, 'keydown', () => page.keyboard.press('Tab'))
  const remove = await repeat(page, 'click', () =>
    page
      .getByRole('button', { name: /^Remove Person/ })
      .first()
      .press('Enter'),
  )
  await page.close()
  return { add, key, leave, remove }
}

async function repeat(page, event, act) {
  const took = []
  for (let at = 0; at < times; at++) {
    await page.evaluate((type) => window.await(type), event)
    await act()
    took.push(await page.evaluate(() => window.painted))
    await page.waitForTimeout(300)
  }
  return Math.round(median(took))
}

/** `window.await(type)` makes `window.painted` the time from the next event of the type to after the paint that follows. */
function watchPaints() {
  window.await = (type) => {
    window.painted = new Promise((done) => {
      const hear = (event) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - event.timeStamp)
        requestAnimationFrame(() => port2.postMessage(0))
      }
      document.addEventListener(type, hear, { once: true, capture: true })
    })
  }
}
