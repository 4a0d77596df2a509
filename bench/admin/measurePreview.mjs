// From a switch of the settings to the painted preview, in ms: `node bench/admin/measurePreview.mjs [fields] [rounds]`,
// after `npm run build`. The product itself, on data of its own; the client's form is padded to so many fields, and
// Chromium runs at a quarter of the CPU. Prints the median and the worst of a switch on, a switch off and a move.
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [fields = 60, rounds = 15] = quietNumbers()
// The demo's default client, harbour: the padded answer is fetched by Node, which knows no names below localhost.
const demo = await startDemo()
const base = demo.url
try {
  console.log(`${fields} fields, ${rounds} rounds, CPU ×¼`)
  console.table(await measure())
  console.log(`load: ${loadSoFar()}`)
} finally {
  await demo.stop()
}

async function measure() {
  const browser = await openChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.route('**/api/userSettings', padSettings)
  await page.goto(`${base}/home/login`)
  await page.fill('input[name=username]', 'harbour-admin')
  await page.fill('input[name=password]', 'harbour-demo-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/viewapplications')
  await page.goto(`${base}/user/settings`, { waitUntil: 'networkidle' })
  await page.locator('.fy-preview .fy-field').first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(2000)
  await page.evaluate(watchPreview)
  const shown = await page.locator('.fy-preview .fy-field').count()
  const took = { 'switch off': [], 'switch on': [], 'required on': [], move: [] }
  for (let at = 0; at < rounds; at++) {
    took['switch off'].push(await act(page, '[name="field-130"][value="visible"]', 'click'))
    took['switch on'].push(await act(page, '[name="field-130"][value="visible"]', 'click'))
    took['required on'].push(await act(page, `[name="field-${101 + at}"][value="required"]`, 'click'))
    took.move.push(await act(page, '#move-field-120', at % 2 === 0 ? 'ArrowDown' : 'ArrowUp'))
  }
  await browser.close()
  console.log(`${shown} fields in the preview`)
  return Object.fromEntries(Object.entries(took).map(([name, values]) => [name, summary(values)]))
}

/** The client's own answer with own fields added until the form has as many as asked, all visible. */
async function padSettings(route) {
  if (route.request().method() !== 'GET') return route.continue()
  const response = await route.fetch()
  const settings = await response.json()
  const flags = { canShowVisibility: true, canShowRequired: true, isVisible: true, isRequired: false }
  const shown = settings.applicationFormFields.map((field) => ({ ...field, isVisible: true }))
  const own = Array.from({ length: fields - shown.length - 3 }, (_, at) => ({ id: 101 + at }))
  return route.fulfill({
    response,
    json: {
      ...settings,
      applicationFormFields: [
        ...shown,
        ...own.map(({ id }) => ({ id, displayText: `Question ${id}`, ...flags })),
      ],
      customFields: [
        ...settings.customFields,
        ...own.map(({ id }) => ({ id, type: 'text', label: `Question ${id}` })),
      ],
    },
  })
}

/** In the page: when something in the preview has changed since an event, the time until it is painted. */
function watchPreview() {
  let from = 0
  for (const type of ['click', 'keydown']) {
    window.addEventListener(type, (event) => (from = event.timeStamp), { capture: true })
  }
  new MutationObserver(() => {
    if (from === 0) return
    const since = from
    from = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (window.took = performance.now() - since)
      port2.postMessage(0)
    })
  }).observe(document.querySelector('.fy-preview'), { subtree: true, childList: true, characterData: true })
}

async function act(page, selector, what) {
  await page.evaluate(() => (window.took = null))
  const target = page.locator(selector)
  if (what === 'click') await target.evaluate((input) => input.click())
  else {
    await target.focus()
    await page.keyboard.press(what)
  }
  await page.waitForFunction(() => window.took !== null)
  await page.waitForTimeout(150)
  return page.evaluate(() => window.took)
}

function summary(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const round = (value) => Math.round(value * 10) / 10
  return { median: round(sorted[Math.floor(sorted.length / 2)]), worst: round(sorted.at(-1)) }
}
