// When the job list is seen: `node bench/site/measurePaint.mjs [rounds]`. Needs `npm run build`. Three ways to the same
// list, in turn: as the server writes it, the same HTML without any script, and drawn by the browser alone. In Chromium
// on slow 4G with a quarter of the CPU, at 412 and 1280 px. Prints medians: largest contentful paint and the moment from
// which the list answers in ms, layout shift, and KB of script (as sent) until then.
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { siteOf } from '../lib/siteProxy.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [rounds = 5] = quietNumbers()
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const path = '/'
const demo = await startDemo()
const { proxy, ask } = siteOf(demo, path)

const written = await (await ask(path, { 'accept-encoding': 'identity' })).text
const withoutScripts = written.replace(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, '')
const drawnByBrowser = written
  .replace(/<div id="root">[\s\S]*<\/div>(?=<script type="application\/json")/, '<div id="root"></div>')
  .replace(/("clientCode":"\w+","company":"[^"]*","page":)[\s\S]*?(?=<\/script>)/, '$1null}')
const ways = {
  'server-rendered': await proxy(null),
  'static HTML': await proxy(withoutScripts),
  'browser-rendered': await proxy(drawnByBrowser),
}

const browser = await openChromium()
try {
  for (const width of [412, 1280]) await compare(width)
} finally {
  await browser.close()
  for (const { server } of Object.values(ways)) server.close()
  await demo.stop()
}

async function compare(width) {
  const seen = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [way, { port }] of Object.entries(ways)) seen[way].push(await visit(port, width))
  }
  const of = (way, name) => median(seen[way].map((visit) => visit[name]))
  const names = ['lcp', 'answers', 'shift', 'scriptKb']
  console.log(`${width} px, ${rounds} rounds`)
  console.table(
    Object.fromEntries(
      Object.keys(ways).map((way) => [way, Object.fromEntries(names.map((name) => [name, of(way, name)]))]),
    ),
  )
  const ratio = (way) => (of('server-rendered', 'lcp') / of(way, 'lcp')).toFixed(2)
  console.log(
    `LCP: ${ratio('static HTML')} × static HTML, ${ratio('browser-rendered')} × browser-rendered; load: ${loadSoFar()}\n`,
  )
}

async function visit(port, width) {
  const phone = width < 768
  const context = await browser.newContext({
    viewport: { width, height: phone ? 823 : 900 },
    isMobile: phone,
    hasTouch: phone,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { seen: { lcp: 0, shift: 0 } }).seen
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime
    })
    watch('layout-shift', (entry) => {
      seen.shift += entry.value
    })
  })
  await page.goto(`http://harbour.localhost:${port}${path}`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const result = await page.evaluate(() => {
    const answers = performance.getEntriesByName('foyer-ready')[0]?.startTime ?? 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= answers)
    const sent = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      lcp: Math.round(window.seen.lcp),
      answers: Math.round(answers),
      shift: Number(window.seen.shift.toFixed(4)),
      scriptKb: Number((sent / 1000).toFixed(1)),
    }
  })
  await context.close()
  return result
}
