// When an application can be begun: `node bench/site/measureForm.mjs [rounds]`. Needs `npm run build`. The Coastal
// Planner's form as the server writes it and scripts take it up, and the same HTML and styles without any script, in turn.
// In Chromium on slow 4G with a quarter of the CPU, 412 px wide. Prints medians in ms: when the first field is seen, when a
// key pressed in it is in it, and when scripts have taken the form up; requests for scripts and styles, KB of script as
// sent, those asked for before the first touch apart, and blocking time: what tasks take beyond 50 ms each, from the first paint until the page is quiet.
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { siteOf } from '../lib/siteProxy.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [rounds = 5] = quietNumbers()
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const demo = await startDemo()
const list = await siteOf(demo, '/').ask('/', { 'accept-encoding': 'identity' })
const guid = /href="\/job\/details\/([\w-]+)"[^>]*>Coastal Planner/.exec(list.text)?.[1]
if (!guid) throw new Error('The demo has no Coastal Planner.')
const path = `/applicant/apply/${guid}`
const { proxy, ask } = siteOf(demo, path)
const written = (await ask(path, { 'accept-encoding': 'identity' })).text
const withoutScripts = written.replace(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, '')
const ways = { written: await proxy(null), 'static HTML': await proxy(withoutScripts) }
const browser = await openChromium()
try {
  const seen = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, { port }] of Object.entries(ways)) seen[way].push(await visit(port, way === 'written'))
  }
  const of = (way, name) => median(seen[way].map((one) => one[name]))
  const names = Object.keys(seen.written[0])
  console.table(
    Object.fromEntries(
      Object.keys(ways).map((way) => [way, Object.fromEntries(names.map((name) => [name, of(way, name)]))]),
    ),
  )
  const ratio = (name) => (of('written', name) / of('static HTML', name)).toFixed(2)
  console.log(`${rounds} rounds; first field ${ratio('seen')} × static HTML, first key ${ratio('key')} ×`)
  console.log(`load: ${loadSoFar()}`)
} finally {
  await browser.close()
  for (const { server } of Object.values(ways)) server.close()
  await demo.stop()
}

async function visit(port, hasScripts) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    // A file that the worker hands on counts as it was before it was packed: without it each is counted as it was sent.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const asked = new Set()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.add(new URL(request.url()).pathname)
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto(`http://harbour.localhost:${port}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seen.field > 0)
  // As a person would: the field is touched, and a letter written.
  await page.evaluate(() => document.querySelector('[name="firstName"]').focus())
  await page.keyboard.press('A')
  await page.waitForFunction(() => window.seen.key > 0)
  if (hasScripts) await page.waitForFunction(() => window.seen.taken > 0)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const result = await page.evaluate(() => {
    const { field, key, taken, long } = window.seen
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const blocking = long
      .filter(({ at }) => at >= paint)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name))
    const kb = (some) =>
      Number((some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000).toFixed(1))
    return {
      paint: Math.round(paint),
      seen: Math.round(Math.max(field, paint)),
      key: Math.round(key),
      taken: Math.round(taken),
      blocking: Math.round(blocking),
      untouchedKb: kb(scripts.filter(({ startTime }) => startTime < window.seen.touched)),
      scriptKb: kb(scripts),
    }
  })
  await context.close()
  return { ...result, requests: asked.size }
}

function watch() {
  const seen = Object.assign(window, { seen: { field: 0, touched: 0, key: 0, taken: 0, long: [] } }).seen
  new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries())
      seen.long.push({ at: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  window.addEventListener('focusin', () => {
    seen.touched ||= performance.now()
  })
  const look = () => {
    const field = document.querySelector('[name="firstName"]')
    if (field && field.getBoundingClientRect().height > 0 && !seen.field) {
      field.addEventListener('input', () => {
        seen.key ||= performance.now()
      })
      // What is laid out now is painted with this frame.
      requestAnimationFrame(() => {
        seen.field = performance.now()
      })
    }
    const form = document.querySelector('form[method="post"]')
    if (form && !form.hasAttribute('data-plain') && !seen.taken) seen.taken = performance.now()
    if (!seen.field || !seen.taken) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
