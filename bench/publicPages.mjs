// Measures the public pages as they are served, on a slow phone: [rounds] [keys] [questions of the large form].
// Medians in ms. A key press and an empty submit are compared with plain inputs in one form and with stock rjsf on the same schema.
import { gzipSync } from 'node:zlib'
import { send, signIn } from './lib/client.mjs'
import { getMedians, median, round } from './lib/median.mjs'
import { getScriptKb, measurePaint, openPhone } from './lib/openPhone.mjs'
import { serveOtherForms } from './lib/serveOtherForms.mjs'
import { startDemo } from './lib/startFoyer.mjs'

/** The first keys load code that a form needs only once a user types, so they have a separate figure. */
const firstKeys = 10

export async function measure(rounds = 3, keys = 30, large = 1000) {
  const demo = await startDemo()
  const otherPages = await serveOtherForms()
  const phone = await openPhone()
  try {
    const kitchenUrl = `http://kitchen.localhost:${demo.port}`
    const list = `http://harbour.localhost:${demo.port}/`
    const getForm = (count) => findForm(demo, `A form of ${count}`)
    const [smallForm, largeForm] = [await getForm(200), await getForm(large)]
    const getApplyUrl = ({ guid }) => `${kitchenUrl}/applicant/apply/${guid}`
    const { text } = await send(`${demo.url}/`, { host: `harbour.localhost:${demo.port}` })
    const pages = {
      list,
      job: new URL(/\/job\/details\/[\w-]+/.exec(text)?.[0] ?? '/missing', list).href,
      'apply, 200': getApplyUrl(smallForm),
    }
    const visited = await repeat(rounds, pages, (url) => phone.visit((page) => open(page, url)))
    const forms = {
      'Foyer, 200': [getApplyUrl(smallForm), smallForm.schema],
      'plain inputs, 200': [otherPages.add('plain', smallForm.schema), smallForm.schema],
      'stock rjsf, 200': [otherPages.add('rjsf', smallForm.schema), smallForm.schema],
      [`Foyer, ${large}`]: [getApplyUrl(largeForm), largeForm.schema],
      [`plain inputs, ${large}`]: [otherPages.add('plain', largeForm.schema), largeForm.schema],
    }
    const usage = await repeat(rounds, forms, ([url, schema]) =>
      phone.visit((page) => measureForm(page, url, schema, keys)),
    )
    for (const [name, figures] of Object.entries(usage)) {
      const plainUsage = usage[`plain inputs, ${name.split(', ')[1]}`]
      figures['key ÷ plain'] = round(figures.key / plainUsage.key)
      figures['submit ÷ plain'] = round(figures.submit / plainUsage.submit)
    }
    return { ...visited, ...usage }
  } finally {
    await phone.close()
    await otherPages.stop()
    await demo.stop()
  }
}

/** Measures each row once per round, so that load changes of the machine affect all rows alike. */
async function repeat(rounds, rows, visit) {
  const visits = Object.fromEntries(Object.keys(rows).map((name) => [name, []]))
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [name, row] of Object.entries(rows)) visits[name].push(await visit(row))
  return Object.fromEntries(Object.entries(visits).map(([name, results]) => [name, getMedians(results)]))
}

/** Returns the guid of this vacancy of the demo client `kitchen`, and the schema of its application form. */
async function findForm({ url }, name) {
  const token = await signIn({ url }, 'authenticateGuest', { clientCode: 'kitchen' })
  const vacancy = JSON.parse((await send(`${url}/api/vacancies`, { token })).text).find(
    (item) => item.name === name,
  )
  if (!vacancy) throw new Error(`The demo has no vacancy "${name}".`)
  const { schema } = JSON.parse((await send(`${url}/api/vacancies/${vacancy.id}/form`, { token })).text)
  return { guid: vacancy.guid, schema }
}

async function open(page, url) {
  await page.coverage.startJSCoverage()
  const response = await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const tapToReady = await tapPage(page)
  const paint = await measurePaint(page)
  const scripts = await page.coverage.stopJSCoverage()
  const ready = await page.evaluate(() => performance.getEntriesByName('foyer-ready')[0].startTime)
  const index = scripts.find(({ url: script }) => /\/index-[^/]*\.js$/.test(script))
  return {
    'HTML KB': Number((gzipSync(await response.body()).length / 1000).toFixed(1)),
    'script KB': await getScriptKb(page, ready),
    'all scripts KB': await getScriptKb(page),
    'unused %': index ? Math.round(100 * getUnusedShare(index)) : 0,
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    ...paint,
    'tap to ready': tapToReady,
  }
}

/** Taps the page, which starts its script unless it has started. Returns the ms until the page is interactive. */
async function tapPage(page) {
  await page.evaluate(() => {
    const onTap = ({ timeStamp }) => {
      window.tappedAt = timeStamp
    }
    addEventListener('pointerdown', onTap, { capture: true, once: true })
  })
  await page.locator('h1').first().tap()
  await page.waitForFunction(() => performance.getEntriesByName('foyer-ready').length > 0)
  return page.evaluate(() =>
    Math.round(Math.max(0, performance.getEntriesByName('foyer-ready')[0].startTime - window.tappedAt)),
  )
}

/** Returns the share of a script's characters in functions that did not run; inner ranges override outer ones. */
function getUnusedShare({ source, functions }) {
  const isUsed = new Uint8Array(source.length)
  const ranges = functions.flatMap((item) => item.ranges)
  ranges.sort((item, other) => other.endOffset - other.startOffset - (item.endOffset - item.startOffset))
  for (const { startOffset, endOffset, count } of ranges)
    isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return isUsed.filter((used) => !used).length / source.length
}

async function measureForm(page, url, schema, keys) {
  await page.goto(url, { waitUntil: 'load' })
  await page.touchscreen.tap(5, 5)
  await page.waitForFunction(
    () => document.querySelector('form input') && !document.querySelector('form[data-plain]'),
  )
  await measurePaint(page)
  const textFields = page.locator('form input[type="text"]:visible')
  const field = textFields.nth(Math.floor((await textFields.count()) / 2))
  await field.focus()
  await page.evaluate(watchKeys)
  for (let turn = 0; turn < firstKeys + keys; turn += 1) {
    await page.keyboard.press('a')
    await page.waitForFunction((count) => window.keyTimes.length > count, turn)
  }
  const keyTimes = await page.evaluate(() => window.keyTimes)
  const key = median(keyTimes.slice(firstKeys))
  await field.fill('')
  await page.evaluate(watchSubmit, Math.floor(0.9 * (schema.required ?? []).length))
  await page.locator('form button[type="submit"]:visible').last().click()
  await page.waitForFunction(() => window.submitted > 0, undefined, { timeout: 60_000 })
  const first = median(keyTimes.slice(0, firstKeys))
  return {
    'first keys': round(first),
    key: round(key),
    submit: Math.round(await page.evaluate(() => window.submitted)),
  }
}

/** Runs in the page: measures the time from each key press to the paint of the frame that shows it. */
function watchKeys() {
  window.keyTimes = []
  let pressedAt = 0
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp
    },
    true,
  )
  document.addEventListener(
    'input',
    () => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.keyTimes.push(performance.now() - pressedAt)
        port2.postMessage(0)
      })
    },
    true,
  )
}

/** Runs in the page: measures the time from the click to the paint of the frame that shows all errors. */
function watchSubmit(errors) {
  window.submitted = 0
  const onClick = ({ timeStamp }) => {
    const look = () => {
      const { length } = document.querySelectorAll('.fy-errors__list li, .error-detail li, .plain-error')
      if (length < errors) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.submitted = performance.now() - timeStamp
      }
      port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('click', onClick, { capture: true, once: true })
}
