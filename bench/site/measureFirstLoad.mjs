// What the first visit of a phone costs: `node bench/site/measureFirstLoad.mjs [rounds] [vacancies]`. Needs `npm run build`.
// The job list and a job's page of the demo, and the list of a client with ten thousand vacancies, in Chromium on slow 4G
// with a quarter of the CPU, 412 px wide. Prints medians: KB of HTML as gzip packs it, elements, requests for scripts and
// styles until the page is quiet, KB of script until it answers; first paint and the moment from which it answers in ms,
// blocking time (what tasks take beyond 50 ms each, from the first paint until the page is quiet), by the clock and by the
// processor's time, and layout shift.
import { gzipSync } from 'node:zlib'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [rounds = 5, vacancies = 10_000] = quietNumbers()
const categories = 'toplevel,loading,devtools.timeline,disabled-by-default-devtools.timeline'
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const demo = await startDemo()
demo.foyer('seed', '--client', 'meridian', '--vacancies', String(vacancies))
const list = await (
  await fetch(`http://127.0.0.1:${demo.port}/`, { headers: { host: host('harbour') } })
).text()
const pages = {
  list: ['harbour', '/'],
  job: ['harbour', /\/job\/details\/[\w-]+/.exec(list)?.[0]],
  [`list of ${vacancies}`]: ['meridian', '/'],
}
const browser = await openChromium()
try {
  const rows = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, [client, path]] of Object.entries(pages)) rows[name].push(await visit(client, path))
  const medians = (visits) =>
    Object.fromEntries(
      Object.keys(visits[0]).map((figure) => [figure, median(visits.map((seen) => seen[figure]))]),
    )
  console.table(Object.fromEntries(Object.entries(rows).map(([name, visits]) => [name, medians(visits)])))
  console.log(`load: ${loadSoFar()}`)
} finally {
  await browser.close()
  await demo.stop()
}

function host(client) {
  return `${client}.localhost:${demo.port}`
}

async function visit(client, path) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const asked = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { seen: { tasks: [], shift: 0 } }).seen
    const watch = (type, note) =>
      new PerformanceObserver((entries) => entries.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      })
    watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
    watch('layout-shift', ({ value }) => {
      seen.shift += value
    })
  })
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', { categories, transferMode: 'ReportEvents' })
  const answer = await page.goto(`http://${host(client)}${path}`, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  const seen = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const answers = performance.getEntriesByName('foyer-ready')[0]?.startTime ?? 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= answers)
    const sent = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const blocked = window.seen.tasks
      .filter(([start, duration]) => start + duration > painted)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    return {
      'script KB': Number((sent / 1000).toFixed(1)),
      'first paint': Math.round(painted),
      answers: Math.round(answers),
      blocked: Math.round(blocked),
      shift: Number(window.seen.shift.toFixed(4)),
    }
  })
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  const html = await answer.body()
  await context.close()
  const elements = (html.toString().match(/<(?!\/|!|script|style)[a-z]/g) ?? []).length
  return {
    'HTML KB': Number((gzipSync(html).length / 1000).toFixed(1)),
    elements,
    requests: new Set(asked).size,
    ...seen,
    'blocked, CPU': blockedCpu(events),
  }
}

/** The same by what the page's main thread worked itself, which other work on the machine moves less. */
function blockedCpu(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const tasks = events.filter(
    ({ name, pid, tid, ts, tdur }) =>
      name === 'RunTask' && tdur && pid === painted.pid && tid === painted.tid && ts + tdur > painted.ts,
  )
  return Math.round(tasks.reduce((sum, { tdur }) => sum + Math.max(0, tdur / 1000 - 50), 0))
}
