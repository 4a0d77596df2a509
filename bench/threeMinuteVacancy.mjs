// Whether a vacancy with six questions is published in three minutes: `node bench/threeMinuteVacancy.mjs [--busy]`. Needs
// `npm run build`. An administrator at a desk (1280 px, half of the CPU, a network of 40 ms) begins a vacancy from the list,
// reads what a part says the first time that it stands there, and choices until the one that is wanted, types five keys a
// second, takes a moment for each thing that is pressed, writes six questions of six kinds, and publishes. A visitor's form
// must ask all six. Prints where the seconds go, by what is done and by part; ends with 1 where they are more than 180.
import { loadSoFar, quietNumbers } from './lib/machineLoad.mjs'
import { openChromium } from './lib/openChromium.mjs'
import { startDemo } from './lib/startFoyer.mjs'

quietNumbers()
const most = 180
/** Milliseconds: a key; a word that is read (200 a minute); to find a thing and point at it; to scroll until it is there. */
const pace = { key: 200, word: 300, point: 1100, scroll: 700 }
const network = { offline: false, latency: 40, downloadThroughput: 2_500_000, uploadThroughput: 1_250_000 }
const job = {
  title: 'Lighthouse Keeper',
  description: 'Keep the light burning and its log in order, four nights a week, in all weather.',
  place: 'Remote',
}
const asked = [
  { kind: 'Text', words: 'Which coast do you know?' },
  { kind: 'Long text', words: 'Why this light?' },
  { kind: 'One of a few', words: 'Can you swim?', options: ['Yes', 'No'], isRequired: true },
  { kind: 'List', words: 'Which shift?', options: ['Dusk', 'Night', 'Dawn'] },
  { kind: 'Number', words: 'How many years at sea?' },
  { kind: 'Date', words: 'When could you begin?', isRequired: true },
]

const demo = await startDemo()
const site = `http://harbour.localhost:${demo.port}`
const browser = await openChromium()
try {
  const page = await openDesk()
  const { seconds, id } = await post(page)
  await checkForm(id)
  console.table(seconds)
  console.log(`load: ${loadSoFar()}`)
  if (seconds.all > most) process.exitCode = 1
} finally {
  await browser.close()
  await demo.stop()
}

/** Signed in before: who posts a vacancy has the page open. */
async function openDesk() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 2 })
  await page.goto(`${site}/home/login`)
  await page.locator('input[name="username"]').fill('harbour-admin')
  await page.locator('input[name="password"]').fill('harbour-demo-1')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
  await page.goto(`${site}/vacancies/manage`)
  await page.getByRole('button', { name: 'New vacancy' }).first().waitFor()
  return page
}

async function post(page) {
  const person = atDesk(page)
  const { press, type, read, part } = person
  part('list')
  await press(page.getByRole('button', { name: 'New vacancy' }).first())
  await read(page.getByRole('dialog'), 'Nothing is filled in.')
  await press(page.getByRole('button', { name: /^An empty vacancy/ }))
  part('job')
  await page.getByLabel(/^Title of the job/).waitFor()
  await readLabels(page, person)
  await type(page.getByLabel(/^Title of the job/), job.title)
  await type(page.locator('.fy-markup__text'), job.description)
  await next(page, person, 'place')
  await readLabels(page, person)
  await type(page.locator('[name="answer/location"]'), job.place)
  await next(page, person, 'dates')
  await readLabels(page, person)
  await next(page, person, 'questions')
  await writeQuestions(page, person)
  part('publish')
  await press(page.getByRole('link', { name: 'Check and publish', exact: true }).last())
  await read(page.getByRole('region', { name: 'Checks' }))
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  await person.wait(() => page.getByText('Visitors see this vacancy and can apply.').waitFor())
  return { seconds: person.seconds(), id: new URL(page.url()).pathname.split('/').at(-1) }
}

async function next(page, { press, part, wait }, name) {
  part(name)
  await press(page.locator('.fy-vacancy-editor__next'))
  await wait(() => page.locator(`[data-part="${name}"]`).waitFor())
}

async function readLabels(page, { read, wait }) {
  await wait(() => page.locator('[data-part] .fy-field__label').first().waitFor())
  for (const label of await page.locator('[data-part] .fy-field__label:visible').all()) await read(label)
}

async function writeQuestions(page, person) {
  const { press, type, read, wait } = person
  await read(page.locator('[data-part="questions"]'))
  await press(page.getByRole('button', { name: 'Add a group' }))
  const kind = page.getByRole('combobox', { name: 'Kind of the new question' })
  for (const { kind: name, words, options, isRequired } of asked) {
    if (name !== 'Text') {
      await press(kind)
      await read(page.getByRole('listbox'), name)
      await press(page.getByRole('option', { name, exact: true }))
    }
    await press(page.getByRole('button', { name: 'Add a question' }))
    const open = page.locator('div[data-question]')
    await wait(() => open.locator('[name="label"]:focus').waitFor())
    await read(open)
    await person.keys(words)
    if (options && options.join() !== 'Yes,No')
      await type(open.locator('[name="options"]'), options.join('\n'), true)
    if (isRequired) await press(open.locator('[name="required"]'))
  }
  await wait(() => page.locator('.fy-vacancy-editor__saved[data-state="saved"]').waitFor())
}

/** What somebody does, at a person's pace, and how long it takes. */
function atDesk(page) {
  const byDeed = { waiting: 0, reading: 0, pointing: 0, typing: 0 }
  const byPart = {}
  const known = new Set()
  let at = 'list'
  const during = async (deed, work) => {
    const began = performance.now()
    await work()
    const ms = performance.now() - began
    byDeed[deed] += ms
    byPart[at] = (byPart[at] ?? 0) + ms
  }
  const wait = (work) => during('waiting', work)
  const point = async (locator) => {
    await wait(() => locator.waitFor())
    const isSeen = await locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
    await during('pointing', () => page.waitForTimeout(pace.point + (isSeen ? 0 : pace.scroll)))
    await wait(() => locator.click())
  }
  const keys = (words) => during('typing', () => page.keyboard.type(words, { delay: pace.key }))
  return {
    part: (name) => {
      at = name
    },
    wait,
    press: point,
    keys,
    /** @param isInstead whether it stands in the place of what is there */
    type: async (locator, words, isInstead = false) => {
      await point(locator)
      if (isInstead) await page.keyboard.press('ControlOrMeta+a')
      await keys(words)
    },
    /** Each line of it the first time that it is seen; to the last that is wanted, where one is. */
    read: async (locator, last) => {
      await wait(() => locator.waitFor())
      // biome-ignore lint/performance/useDomNodeTextContent: only what is seen is read, line by line.
      const all = (await locator.innerText()).split('\n')
      const wanted = last === undefined ? all : all.slice(0, all.indexOf(last) + 1)
      const lines = wanted.filter((line) => line.trim() !== '' && !known.has(line))
      for (const line of lines) known.add(line)
      const words = lines.join(' ').split(/\s+/).filter(Boolean).length
      await during('reading', () => page.waitForTimeout(words * pace.word))
    },
    seconds: () => {
      const all = Object.values(byDeed).reduce((sum, ms) => sum + ms, 0)
      const told = Object.entries({ ...byDeed, ...byPart, all })
      return Object.fromEntries(told.map(([name, ms]) => [name, Number((ms / 1000).toFixed(1))]))
    },
  }
}

/** @throws where a visitor is not asked all of it */
async function checkForm(id) {
  const page = await browser.newPage()
  await page.goto(`${site}/applicant/apply/${id}`)
  for (const { words } of asked) await page.getByText(words).first().waitFor()
  await page.close()
}
