// Whether a small application is done in three minutes: `node bench/threeMinutes.mjs [--busy]`. Needs `npm run build`. A
// person on a phone (360 px, a quarter of the CPU, slow 4G) opens Meridian's form by its address, reads, types five keys a
// second, takes a moment for each field, finds a resume, checks every answer where the client wants it, sends, and sees the
// reference. Once on one page and once in steps. Prints where the seconds go; ends with 1 where they are more than 180.
import { loadSoFar, quietNumbers } from './lib/machineLoad.mjs'
import { openChromium } from './lib/openChromium.mjs'
import { startDemo } from './lib/startFoyer.mjs'

quietNumbers()
const most = 180
/** Milliseconds: a key; a word that is read (200 a minute); to find the next field and touch it; to find a file. */
const pace = { key: 200, word: 300, touch: 900, file: 12_000 }
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const answers = {
  firstName: 'Ada',
  surname: 'Byron',
  mobile: '0400 111 222',
  homePhone: '02 9000 1111',
}
const resume = {
  name: 'ada-byron.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
    Buffer.alloc(60_000, 32),
  ]),
}

const demo = await startDemo()
const site = `http://meridian.localhost:${demo.port}`
const browser = await openChromium()
try {
  const rows = {}
  for (const inSteps of [false, true]) {
    const path = await layOut(inSteps)
    rows[inSteps ? 'in steps' : 'one page'] = await apply(path, inSteps)
  }
  console.table(rows)
  console.log(`load: ${loadSoFar()}`)
  if (Object.values(rows).some(({ all }) => all > most)) process.exitCode = 1
} finally {
  await browser.close()
  await demo.stop()
}

/** Sets how the form is asked. @returns the form's path of the job that asks least */
async function layOut(canApplyInSteps) {
  const page = await browser.newPage()
  await page.goto(`${site}/privacy`)
  const guid = await page.evaluate(async (isOn) => {
    const call = async (path, method, body, token) => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      return answer.json().catch(() => null)
    }
    const account = { clientCode: 'meridian', username: 'meridian-admin', password: 'meridian-demo-1' }
    const { accessToken } = await call('/api/auth/authenticate', 'POST', account)
    const settings = await call('/api/userSettings', 'GET', null, accessToken)
    const small = {
      ...settings,
      canApplyInSteps: isOn,
      applicationFormFields: settings.applicationFormFields.map((field) =>
        field.canShowVisibility && field.id > 2 && field.id !== 20
          ? { ...field, isVisible: false, isRequired: false }
          : field,
      ),
    }
    await call('/api/userSettings', 'PUT', small, accessToken)
    const vacancies = await call('/api/vacancies', 'GET', null, accessToken)
    const asked = []
    for (const { id, guid: its } of vacancies) {
      const form = await call(`/api/vacancies/${id}/form`, 'GET', null, accessToken)
      asked.push({ guid: its, fields: form.uiSchema['ui:order'].length })
    }
    return asked.sort((one, other) => one.fields - other.fields)[0].guid
  }, canApplyInSteps)
  await page.close()
  return `/applicant/apply/${guid}`
}

async function apply(path, inSteps) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const spent = { waiting: 0, reading: 0, touching: 0, typing: 0, file: 0 }
  const during = async (what, work) => {
    const began = performance.now()
    const result = await work()
    spent[what] += performance.now() - began
    return result
  }
  const read = (text) => during('reading', () => page.waitForTimeout(wordsOf(text) * pace.word))
  const press = async (name) => {
    await during('touching', () => page.waitForTimeout(pace.touch))
    await during('waiting', () => page.getByRole('button', { name, exact: true }).click())
  }
  const form = page.locator('form[method="post"]')
  await during('waiting', async () => {
    await page.goto(site + path, { waitUntil: 'commit' })
    // Written in before scripts take it up it would keep all of it; a list of rows has its lasting form only after.
    await page.locator('form[method="post"]:not([data-plain]) [name="firstName"]').waitFor()
  })
  await read(await page.locator('h1').first().textContent())
  // One address applies once.
  const given = { ...answers, email: inSteps ? 'ada.steps@example.org' : 'ada.byron@example.org' }
  const done = new Set()
  let fields = 0
  for (;;) {
    for (const field of await form
      .locator('.fy-form__section:not([hidden]) > .fy-form__grid > .fy-field')
      .all()) {
      const { text, name, type } = await field.evaluate((element) => {
        const first = element.querySelector('input:not([type="hidden"]), textarea')
        return { text: element.textContent, name: first?.name, type: first?.type }
      })
      const input = field.locator('input:not([type="hidden"]), textarea').first()
      if (done.has(text)) continue
      done.add(text)
      await read(text)
      // What need not be answered is read and passed by.
      if (!text.includes('*') || type === undefined) continue
      fields += 1
      await during('touching', () => page.waitForTimeout(pace.touch))
      if (type === 'file') {
        await during('file', async () => {
          await page.waitForTimeout(pace.file)
          await input.setInputFiles(resume)
        })
      } else if (['radio', 'checkbox'].includes(type)) await input.check()
      else {
        await during('waiting', () => input.focus())
        await during('typing', () => input.pressSequentially(given[name] ?? 'As it is', { delay: pace.key }))
      }
    }
    if (!inSteps || (await form.locator('.fy-walk__title').count()) > 0) break
    const step = await form.locator('.fy-walk__step').textContent()
    await press('Continue')
    await during('waiting', () =>
      page.waitForFunction(
        (before) => document.querySelector('.fy-walk__step, .fy-walk__title')?.textContent !== before,
        step,
      ),
    )
  }
  if (inSteps) {
    await during('waiting', () => page.locator('.fy-check').waitFor())
    await read(await page.locator('.fy-check').textContent())
  }
  await press('Send application')
  const refused = page.locator('.fy-errors')
  await during('waiting', () => page.getByText('Your reference').or(refused).first().waitFor())
  if (await refused.isVisible()) throw new Error(`It was not sent: ${await refused.textContent()}`)
  await context.close()
  const seconds = Object.fromEntries(
    Object.entries(spent).map(([what, ms]) => [what, Number((ms / 1000).toFixed(1))]),
  )
  const all = Object.values(spent).reduce((sum, ms) => sum + ms, 0)
  return { ...seconds, all: Number((all / 1000).toFixed(1)), fields }
}

function wordsOf(text) {
  return text.split(/\s+/).filter(Boolean).length
}
