// The job list with 10,000 vacancies in Chromium at a quarter of the CPU: `node bench/site/measureList.mjs [vacancies]`.
// Needs `npm run build`. Prints, in ms, for typing in Title, choosing an Employment Type, sorting each column, and for
// scrolling in a narrow screen's 'all rows' mode: the longest task of the page's main thread in CPU time, which other
// work on the machine hardly moves, and for keys and clicks also the wall time to the end of the next frame.
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const categories = 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline'
const [vacancies = 10_000] = quietNumbers()
const demo = await startDemo()
demo.foyer('seed', '--client', 'meridian', '--vacancies', String(vacancies))
const browser = await openChromium()
const address = `http://meridian.localhost:${demo.port}/job/viewjobs`
try {
  console.log(`${vacancies} vacancies, ×4`)
  console.table({ ...(await wide()), ...(await narrow()) })
  console.log(`load: ${loadSoFar()}`)
} finally {
  await browser.close()
  await demo.stop()
}

/** Typing, choosing and sorting at 1280 px. */
async function wide() {
  const page = await open({ width: 1280, height: 900 })
  const figures = {}
  const buttons = page.locator('thead button')
  for (let at = 0; at < (await buttons.count()); at++) {
    const button = buttons.nth(at)
    const name = (await button.textContent())?.trim()
    for (const turn of ['up', 'down'])
      figures[`sort ${name}, ${turn}`] = await measured(page, button, () => button.click())
  }
  await page.getByRole('button', { name: 'Search' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  await page.waitForTimeout(1500)
  await title.focus()
  for (const letter of 'offi')
    figures[`key ${letter} in Title, and its rows`] = await measured(page, title, () =>
      page.keyboard.press(letter),
    )
  figures['choosing a type'] = await measured(page, null, async () => {
    await page.getByRole('combobox', { name: /Employment Type/ }).press('ArrowDown')
    await page.waitForTimeout(500)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  })
  await page.close()
  return figures
}

/** Scrolling through all rows at 390 px. */
async function narrow() {
  const page = await open({ width: 390, height: 800 })
  const scrolling = await measured(page, null, async () => {
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(50)
    }
  })
  await page.close()
  return { 'scrolling all rows': scrolling }
}

async function open(viewport) {
  const page = await browser.newPage({ viewport })
  await page.goto(address)
  await page.locator('.fy-job-list a').first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(6000)
  return page
}

/** What an action, and the second after it, costs; with a target, also the time from its event to the next frame. */
async function measured(page, target, act) {
  const cdp = await page.context().newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  await target?.evaluate(watchNextFrame)
  await act()
  await page.waitForTimeout(1000)
  const toFrame = target ? Math.round(await page.evaluate(() => window.took)) : ''
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  await cdp.detach()
  return { 'longest task': longestTask(events), 'to the next frame': toFrame }
}

function watchNextFrame(element) {
  window.took = new Promise((done) => {
    const listen = (event) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now() - event.timeStamp)
      requestAnimationFrame(() => port2.postMessage(0))
    }
    for (const type of ['click', 'input']) element.addEventListener(type, listen, { once: true })
  })
}

/** CPU time of the longest task of a page's main thread, ms. */
function longestTask(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isMain = (event) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  const tasks = events.filter((event) => event.name === 'RunTask' && event.tdur && isMain(event))
  return Math.round(Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000)
}
