// What keeping a draft on the device costs: `node bench/site/measureDraft.mjs [edits] [kills]`. Needs `npm run build`. Not a ratio.
// The Coastal Planner's form at a quarter of the CPU, a resume of 1 MB chosen. Prints how long a draft takes from the opening
// of its transaction to its end, in ms, and the milliseconds of typing that are lost when the page is killed in mid-sentence.
import { setTimeout as rest } from 'node:timers/promises'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [edits = 50, kills = 5] = process.argv.slice(2).map(Number)
const demo = await startDemo()
const browser = await openChromium()
const origin = `http://harbour.localhost:${demo.port}`
const between = 60
try {
  const context = await browser.newContext()
  const list = await context.newPage()
  await list.goto(origin)
  const href = await list.getByRole('link', { name: 'Coastal Planner' }).first().getAttribute('href')
  const address = origin + href.replace('/job/details/', '/applicant/apply/')
  const page = await openForm(context, address)
  await page.getByRole('button', { name: 'This is my own device' }).click()
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1_000_000, 32)])
  await page
    .locator('[name="resume"]')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  for (let edit = 0; edit < edits; edit += 1) {
    await page.locator('[name="firstName"]').fill(`Ada ${edit}`)
    await page.waitForFunction((count) => window.writes.length > count, edit)
  }
  const writes = await page.evaluate(() => window.writes)
  console.log(
    `${writes.length} writes: median ${median(writes).toFixed(1)} ms, 95th percentile ${writes.toSorted((one, other) => one - other)[Math.floor(writes.length * 0.95)].toFixed(1)} ms, longest ${Math.max(...writes).toFixed(1)} ms`,
  )
  const lost = []
  let typing = page
  for (let kill = 0; kill < kills; kill += 1) {
    lost.push(await killWhileTyping(typing))
    typing = await openForm(context, address)
    const there = await typing.locator('[name="surname"]').inputValue()
    lost[kill] = (lost[kill] - there.length) * between
  }
  console.log(`lost at ${kills} kills: ${lost.join(', ')} ms of typing (a letter every ${between} ms)`)
  console.log(`load: ${loadSoFar()}`)
} finally {
  await browser.close()
  await demo.stop()
}

async function openForm(context, address) {
  const page = await context.newPage()
  await page.addInitScript(watchWrites)
  await page.goto(address)
  await page.locator('form[method="post"]:not([data-plain])').waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(1500)
  return page
}

/** @returns how many letters stood there */
async function killWhileTyping(page) {
  const surname = page.locator('[name="surname"]')
  await surname.fill('')
  await page.waitForTimeout(1000)
  let letters = 0
  const until = Date.now() + 2000 + Math.random() * 1000
  while (Date.now() < until) {
    await surname.press('a', { delay: between })
    letters += 1
  }
  const cdp = await page.context().newCDPSession(page)
  void cdp.send('Page.crash').catch(() => undefined)
  await rest(500)
  await page.close()
  return letters
}

function watchWrites() {
  window.writes = []
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const made = transaction.call(this, stores, mode, options)
    const began = performance.now()
    if (mode === 'readwrite')
      made.addEventListener('complete', () => window.writes.push(performance.now() - began))
    return made
  }
}
