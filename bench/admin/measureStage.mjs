// From a change in the studio to the painted page in its frame, in ms: `node bench/admin/measureStage.mjs [pages] [rounds]`,
// after `npm run build`. The product itself, on data of its own: the demo's harbour, its draft grown to so many pages of
// twenty blocks; Chromium runs at a quarter of the CPU. A heading is written in its place and taken over by Enter, then
// undone and done again by keys: each goes from the frame to the studio's store, is kept and checked there, comes back, and
// counts once the frame has painted it.
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [pages = 30, rounds = 15] = quietNumbers()
const demo = await startDemo()
const browser = await openChromium()
try {
  console.log(`${pages} pages of 20 blocks, ${rounds} rounds, CPU ×¼`)
  console.table(await measure())
  console.log(`load: ${loadSoFar()}`)
} finally {
  await browser.close()
  await demo.stop()
}

async function measure() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/sites/*/draft', growDraft)
  await page.goto(`${demo.url}/studio`)
  await page.fill('input[name=username]', 'harbour-admin')
  await page.fill('input[name=password]', 'harbour-demo-1')
  await page.keyboard.press('Enter')
  await page.locator('.fy-stage-room[data-ready]').waitFor()
  await page.locator('.fy-studio__select').selectOption('/grown-0')
  const frame = page.frame({ url: /\/studio\/preview\// })
  await frame.getByText('Heading 0', { exact: true }).waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(2000)
  await frame.evaluate(watchPaint)
  const took = { 'written in place': [], undone: [], 'done again': [] }
  for (let round = 0; round < rounds; round += 1) {
    const heading = frame.locator('h2').first()
    const [before, after] = [await heading.textContent(), `Heading of round ${round}`]
    await heading.click()
    await page.waitForTimeout(700)
    await heading.click()
    await frame.locator('[contenteditable]').fill(after)
    took['written in place'].push(await act(page, frame, 'Enter', after))
    took.undone.push(await act(page, frame, 'Control+z', before))
    took['done again'].push(await act(page, frame, 'Control+Shift+z', after))
  }
  return Object.fromEntries(Object.entries(took).map(([name, values]) => [name, summary(values)]))
}

/** The client's own draft with pages added; what is kept of it is kept as it comes. */
async function growDraft(route) {
  if (route.request().method() !== 'GET') return route.continue()
  const response = await route.fetch()
  const draft = await response.json()
  const config = JSON.parse(draft.configText || '{}')
  const grown = Array.from({ length: pages }, (_, at) => ({
    path: `/grown-${at}`,
    title: `Grown ${at}`,
    blocks: Array.from({ length: 10 }, (_, index) => [
      { type: 'heading', text: `Heading ${index}` },
      { type: 'richText', text: ['We build **boats**, and look after them.', '- One', '- Two'] },
    ]).flat(),
  }))
  const configText = JSON.stringify({ ...config, pages: [...(config.pages ?? []), ...grown] }, null, 2)
  return route.fulfill({ response, json: { ...draft, configText } })
}

/** In the frame: the time of the last key, and what is called when the first heading has been painted with a text. */
function watchPaint() {
  let from = 0
  window.addEventListener('keydown', (event) => (from = event.timeStamp), { capture: true })
  new MutationObserver(() => {
    const heading = document.querySelector('h2')
    if (heading.isContentEditable || heading.textContent !== window.wanted) return
    window.wanted = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (window.took = performance.now() - from)
      port2.postMessage(0)
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

async function act(page, frame, keys, wanted) {
  await frame.evaluate((text) => {
    window.took = null
    window.wanted = text
  }, wanted)
  await page.keyboard.press(keys)
  await frame.waitForFunction(() => window.took !== null)
  await page.waitForTimeout(150)
  return frame.evaluate(() => window.took)
}

function summary(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const round = (value) => Math.round(value * 10) / 10
  return { median: round(sorted[Math.floor(sorted.length / 2)]), worst: round(sorted.at(-1)) }
}
