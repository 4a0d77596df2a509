// Measures a phone's first visit of the job list, a job, and a list of ten thousand vacancies: [rounds] [vacancies].
// Medians: HTML in KB (gzip), scripts in KB until the page answers, requests, times in ms.
import { gzipSync } from 'node:zlib'
import { send } from './lib/client.mjs'
import { getMedians } from './lib/median.mjs'
import { getScriptKb, measurePaint, openPhone } from './lib/openPhone.mjs'
import { startDemo } from './lib/startFoyer.mjs'

export async function measure(rounds = 5, vacancies = 10_000) {
  const demo = await startDemo()
  demo.foyer('seed', '--client', 'meridian', '--vacancies', String(vacancies))
  const host = (client) => `${client}.localhost:${demo.port}`
  const { text } = await send(`${demo.url}/`, { host: host('harbour') })
  const pages = {
    list: `http://${host('harbour')}/`,
    job: `http://${host('harbour')}${/\/job\/details\/[\w-]+/.exec(text)?.[0]}`,
    [`list of ${vacancies}`]: `http://${host('meridian')}/`,
  }
  const phone = await openPhone()
  try {
    const visits = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const [name, url] of Object.entries(pages))
        visits[name].push(await phone.visit((page, requested) => open(page, requested, url)))
    return Object.fromEntries(Object.entries(visits).map(([name, list]) => [name, getMedians(list)]))
  } finally {
    await phone.close()
    await demo.stop()
  }
}

async function open(page, requested, url) {
  const response = await page.goto(url, { waitUntil: 'load' })
  // Taps as soon as the page has loaded, because the page's script starts at the first touch.
  await page.locator('h1').first().tap()
  const paint = await measurePaint(page)
  const readyMs = await page.evaluate(() => performance.getEntriesByName('foyer-ready')[0]?.startTime ?? 0)
  return {
    'HTML KB': Number((gzipSync(await response.body()).length / 1000).toFixed(1)),
    'script KB': await getScriptKb(page, readyMs),
    requests: requested.size,
    ...paint,
    answers: Math.round(readyMs),
  }
}
