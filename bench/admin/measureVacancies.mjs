// What an administrator waits for among vacancies, in ms: `node bench/admin/measureVacancies.mjs [vacancies] [questions] [rounds]`,
// after `npm run build`. The list of 10,000 on SQLite and on PostgreSQL: from a key in its search to the painted rows, and how
// much of it the server takes; asked are 100. Then, at a quarter of the CPU, a vacancy with 60 questions: from each of twelve
// keys in an open question to its painted letter (asked are 16, the first keys stand apart; a bare input beside them says what
// the machine and the wait for a frame cost), and from the press of a page's button to the painted preview (asked are 100).
import { benchDatabase } from '../lib/benchDatabase.mjs'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { openChromium } from '../lib/openChromium.mjs'
import { runFoyer, startFoyer } from '../lib/startFoyer.mjs'

const [vacancies = 10_000, questions = 60, rounds = 15] = quietNumbers()
const words = ['officer', 'planner', 'manager', 'port', 'e']
const kinds = process.env.BENCH_KINDS?.split(',') ?? ['sqlite', 'postgres']
const account = { clientCode: 'harbour', username: 'harbour-admin', password: 'harbour-demo-1' }
const round = (value) => Math.round(value * 10) / 10
const browser = await openChromium()
try {
  for (const kind of kinds) {
    const { settings, stop } = await benchDatabase(kind)
    await (await startFoyer(settings)).stop()
    runFoyer(settings, [
      'seed',
      '--client',
      'harbour',
      '--vacancies',
      String(vacancies),
      '--applications',
      '0',
    ])
    const server = await startFoyer(settings)
    try {
      const page = await signedIn(server)
      console.log(`${kind}, ${vacancies} vacancies`)
      console.table(await searches(page, server))
      if (kind === 'sqlite') console.table(await writing(page, server))
      await page.context().close()
    } finally {
      await server.stop()
      await stop()
    }
  }
  console.log(`load: ${loadSoFar()}`)
} finally {
  await browser.close()
}

async function signedIn({ port }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`http://harbour.localhost:${port}/home/login`)
  await page.fill('input[name=username]', account.username)
  await page.fill('input[name=password]', account.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  return page
}

/** From the last key of a word to its painted rows; the server's share is the same question without a browser. */
async function searches(page, { port, url }) {
  const token = await tokenOf(url)
  await page.goto(`http://harbour.localhost:${port}/vacancies/manage`)
  await page.locator('.fy-own-vacancies__name').first().waitFor()
  await page.evaluate(watchList)
  const [painted, served] = [[], []]
  for (let at = 0; at < rounds; at += 1) {
    const word = words[at % words.length]
    const input = page.locator('input[name=q]')
    await input.fill(word.slice(0, -1))
    await page.waitForTimeout(400)
    await page.evaluate(() => (window.took = null))
    await input.press(word.at(-1))
    await page.waitForFunction(() => window.took !== null)
    painted.push(await page.evaluate(() => window.took))
    const began = performance.now()
    const answer = await fetch(`${url}/api/ownVacancies?q=${word}&pageSize=25`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.json()
    served.push(performance.now() - began)
  }
  const told = (values) => ({ median: round(median(values)), worst: round(Math.max(...values)) })
  return { 'search to painted': told(painted), "server's share": told(served) }
}

/**
 * In the page: the time from the last key to the first moment after the frame in which the list stands as it was asked for. Observed,
 * not looked for frame by frame: that list may come between two frames, and it may hold the rows that stood there before.
 */
function watchList() {
  window.took = null
  let from = null
  window.addEventListener('keydown', ({ timeStamp }) => (from = timeStamp), true)
  const painted = new MessageChannel()
  painted.port1.onmessage = () => {
    window.took = performance.now() - from
    from = null
  }
  new MutationObserver((seen) => {
    const hasCome = seen.some(({ target, oldValue }) => oldValue === 'true' && target.ariaBusy !== 'true')
    if (from !== null && hasCome) requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document.querySelector('.fy-own-vacancies'), {
    ...{ subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true },
  })
}

async function writing(page, { port, url }) {
  const id = await plant(url)
  const cdp = await page.context().newCDPSession(page)
  await page.goto(`http://harbour.localhost:${port}/vacancies/manage/${id}?part=questions`)
  await page.getByText('Question 30?').first().click()
  const field = page.locator('[data-question] [name="label"]')
  await field.waitFor()
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await field.focus()
  const keys = await keysIn(page, field)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto(`http://harbour.localhost:${port}/vacancies/manage/${id}?part=job`)
  const title = page.locator('[name="answer/name"]')
  await title.waitFor()
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await title.focus()
  const ofTitle = await keysIn(page, title)
  return {
    'key in a question': keys,
    'key in the title': ofTitle,
    'key in a bare input': await bareKeys(),
    preview: await previews(page, cdp),
  }
}

/** The same keys in a document of one input, without a script. */
async function bareKeys() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const cdp = await page.context().newCDPSession(page)
  await page.setContent('<input aria-label="Bare">')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const field = page.locator('input')
  await field.focus()
  const keys = await keysIn(page, field)
  await page.close()
  return keys
}

async function keysIn(page, field) {
  await page.evaluate(() => {
    window.keys = []
    window.addEventListener(
      'keydown',
      (event) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => window.keys.push(performance.now() - event.timeStamp)
          port2.postMessage(0)
        }),
      { capture: true },
    )
  })
  for (let key = 0; key < 12; key += 1) {
    await field.press('a')
    await page.waitForTimeout(300)
  }
  const [first, second, ...rest] = await page.evaluate(() => window.keys)
  return {
    first: round(first),
    second: round(second),
    median: round(median(rest)),
    worst: round(Math.max(...rest)),
  }
}

/** From the press of a page's button to the frame in which that page is painted, at a quarter of the CPU. */
async function previews(page, cdp) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByRole('link', { name: 'Preview', exact: true }).first().click()
  await page.locator('[data-page="form"] [data-ready]').waitFor({ state: 'attached' })
  const frame = page.frames().find((one) => one.url().includes('apply'))
  await frame.getByText('Question 59?').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const took = []
  for (let at = 0; at < 8; at += 1) {
    const name = at % 2 === 0 ? 'Application form' : 'The job'
    const button = page.getByRole('button', { name, exact: true })
    took.push(await button.evaluate(pressed, at % 2 === 0 ? 'form' : 'details'))
    await page.waitForTimeout(500)
  }
  return { median: round(median(took)), worst: round(Math.max(...took)) }
}

/** In the page. */
function pressed(button, wanted) {
  const from = performance.now()
  button.click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(`[data-page="${wanted}"][data-behind]`)) return requestAnimationFrame(look)
      // After the paint of the frame that shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
    }
    requestAnimationFrame(look)
  })
}

async function tokenOf(url) {
  const answer = await fetch(`${url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  return (await answer.json()).accessToken
}

/** A draft with so many questions. @returns its id */
async function plant(url) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(url)}` }
  const body = JSON.stringify({ from: { template: 'permanent' } })
  const made = await (await fetch(`${url}/api/ownVacancies`, { method: 'POST', headers, body })).json()
  const asked = Array.from({ length: questions }, (_, at) => ({
    ...{ id: `q-${at}`, text: `Question ${at}?`, controlType: 'txt', isRequired: false },
  }))
  const content = {
    ...made.content,
    name: 'Ranger',
    screeningQuestions: [{ id: 'g', name: 'All of them', questions: asked }],
  }
  await fetch(`${url}/api/ownVacancies/${made.id}`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': '"1"' },
    body: JSON.stringify({ content }),
  })
  return made.id
}
