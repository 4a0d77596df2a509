// Compares our form, walked by us and by rjsf, with stock rjsf and with plain inputs, in one run: `node bench/form/measure.mjs [fields] [rounds]`.
// Prints medians in ms: mount (script start to the second frame with all fields), key (keydown to after the paint),
// key at a quarter of the CPU, and submit of the empty form (click to after the paint with every error).
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createServer as createVite } from 'vite'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { buildPage, here, outDir, servePages } from './pages.mjs'

const [fields = 200, rounds = 5] = quietNumbers()
const engines = ['ours', 'walked', 'stock', 'plain']
const pages = { ours: 'index', walked: 'walked', stock: 'stock', plain: 'plain' }
const errors = { ours: '.fy-field__error', walked: '.fy-field__error', stock: '.rjsf-field-error' }

await buildPages()
const server = servePages()
await once(server, 'listening')
const base = `http://127.0.0.1:${server.address().port}`
const browser = await openChromium()
const figures = Object.fromEntries(engines.map((engine) => [engine, {}]))
for (let round = 0; round < rounds; round++) {
  for (const engine of engines) {
    for (const [name, value] of Object.entries(await visit(engine))) {
      figures[engine][name] ??= []
      figures[engine][name].push(value)
    }
  }
}
await browser.close()
server.close()
rmSync(outDir, { recursive: true })
const table = Object.fromEntries(
  engines.map((engine) => [
    engine,
    Object.fromEntries(
      Object.entries(figures[engine]).map(([name, values]) => [name, round1(median(values))]),
    ),
  ]),
)
console.log(`${fields} fields, ${rounds} rounds`)
console.table(table)
console.log(`load: ${loadSoFar()}`)

async function visit(engine) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const scripts = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  await page.goto(`${base}/${pages[engine]}.html?n=${fields}`)
  const mount = await page.evaluate(() => window.firstFieldsAt)
  const all = await page.evaluate(() => window.allFieldsAt)
  await page.waitForTimeout(400)
  const key = await keys(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const key4 = await keys(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const gzip = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024
  const result = { mount, all, key, 'key ×4': key4, gzip }
  if (errors[engine]) result.submit = await submit(engine)
  await page.close()
  return result
}

/** Types 30 characters into the middle text field; the median of what each took. */
async function keys(page) {
  await page.evaluate(() => {
    const inputs = document.querySelectorAll('#root input[type="text"]')
    inputs[Math.floor(inputs.length / 2)].focus()
    window.took = []
    if (window.listening) return
    window.listening = true
    let pressed = 0
    document.addEventListener('keydown', (event) => {
      pressed = event.timeStamp
    })
    document.addEventListener('input', () => {
      const { port1, port2 } = new MessageChannel()
      const from = pressed
      port1.onmessage = () => window.took.push(performance.now() - from)
      requestAnimationFrame(() => port2.postMessage(0))
    })
  })
  for (let at = 0; at < 30; at++) {
    await page.keyboard.press('abcdefghij'[at % 10])
    await page.waitForTimeout(80)
  }
  return median(await page.evaluate(() => window.took))
}

async function submit(engine) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${base}/${pages[engine]}.html?n=${fields}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  await page.locator('[type="submit"]').scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const took = await page.evaluate(
    ([selector, wanted]) =>
      new Promise((done) => {
        const button = document.querySelector('[type="submit"]')
        button.addEventListener('click', (event) => {
          const look = () => {
            if (document.querySelectorAll(selector).length < wanted) return requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - event.timeStamp)
            port2.postMessage(0)
          }
          requestAnimationFrame(look)
        })
        button.click()
      }),
    [errors[engine], await requiredCount()],
  )
  await page.close()
  return took
}

async function requiredCount() {
  requiredCount.known ??= JSON.parse(readFileSync(join(outDir, 'required.json'), 'utf8'))
  return requiredCount.known
}

async function buildPages() {
  // Ours as the product is built; the others as they come from npm, Markdown included.
  const plainMarkdown = join(here, '../../src/renderer/form/structure/plainMarkdown.ts')
  await buildPage(['index'], {})
  await buildPage(['walked'], { 'markdown-to-jsx/react': plainMarkdown })
  await buildPage(['stock'], {})
  await buildPage(['plain'], {})
  const vite = await createVite({
    root: here,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true },
  })
  const { recipe } = await vite.ssrLoadModule('./recipe.ts')
  const { compileValidatorSource } = await vite.ssrLoadModule(
    '/../../src/schemas/validators/compileValidatorSource.ts',
  )
  const form = recipe(fields)
  writeFileSync(join(outDir, `validator-${fields}.js`), compileValidatorSource(form.schema))
  writeFileSync(join(outDir, 'required.json'), String(form.schema.required.length))
  await vite.close()
}

function round1(value) {
  return Math.round(value * 10) / 10
}
