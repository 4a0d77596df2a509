import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import { expectOk } from './apiClient'
import { fetchVacancies, pdf } from './applicationFixture'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const host = 'meridian.localhost:3000'
const hourMs = 60 * 60_000
const root = makeSiteRoot()
let server: TestServer
let path: string
let otherPath: string

beforeAll(async () => {
  server = await startTestServer(
    {
      FOYER_LIMIT_SUBMITS_BY_ADDRESS: '9000/1m',
      FOYER_LIMIT_SUBMITS_BY_VACANCY: '9000/1m',
      FOYER_KEPT_FILES: '5000',
    },
    root.path,
    renderer,
  )
  const jobs = await fetchVacancies(server, await server.guest('meridian'))
  path = `/applicant/apply/${jobs.find(({ name }) => name === 'Medical Receptionist, Specialist Suites')?.guid}`
  otherPath = `/applicant/apply/${jobs.find(({ name }) => name !== 'Medical Receptionist, Specialist Suites')?.guid}`
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const parseHtml = (html: string) => new JSDOM(html).window.document
const visit = async (address = path) => parseHtml((await visitSite(server, address, host)).text)
const createResume = () => new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' })
const createPerson = (email: string) => ({
  firstName: 'Ines',
  surname: 'Marques',
  email,
  mobile: '0400 111 222',
})
const createAnswers = (email: string) => ({ ...createPerson(email), resume: createResume() })
const post = (form: FormData) => postForm(server, path, form, { host })
const getStamp = (page: Document) => page.querySelector<HTMLInputElement>('[name="form.stamp"]')?.value ?? ''
const readBlockedCounts = async () => {
  const { body } = await server.call<string>('/api/metrics')
  return [...body.matchAll(/^foyer_posts_stopped_total\{reason="(\w+)"\} (\d+)$/gm)].map(
    ([, reason, count]) => `${reason} ${count}`,
  )
}

test('a page filled in by a person is accepted even after hours, and not counted as spam', async () => {
  expect((await post(fillInForm(await visit(), createAnswers('person.1@example.org')))).status).toBe(303)
  const page = await visit()
  server.advanceClock(23 * hourMs)
  expect((await post(fillInForm(page, createAnswers('person.2@example.org')))).status).toBe(303)
  expect(await readBlockedCounts()).toEqual(['decoy 0', 'stamp 0', 'age 0', 'quick 0', 'used 0', 'work 0'])
})

test('people neither see, hear nor reach the honeypot field', async () => {
  const decoy = (await visit()).querySelector<HTMLInputElement>('[name="form.subject"]')
  expect([decoy?.tabIndex, decoy?.value, decoy?.autocomplete]).toEqual([-1, '', 'off'])
  expect(decoy?.closest('[aria-hidden="true"]')?.className).toBe('fy-visually-hidden')
})

test('posts of bots are rejected and counted by reason', async () => {
  const page = await visit()
  const before = (await server.stored()).applications
  const withoutToken = () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(createAnswers('no.stamp@example.org')))
      form.append(name, value)
    return form
  }
  const forged = () =>
    fillInForm(page, {
      ...createAnswers('forged@example.org'),
      'form.stamp': `${Date.now()}.${'A'.repeat(43)}`,
    })
  const filled = () => fillInForm(page, { ...createAnswers('filled@example.org'), 'form.subject': 'Hello' })
  const elsewhere = await visit(otherPath)
  const otherToken = elsewhere.querySelector<HTMLInputElement>('[name="form.stamp"]')?.value ?? ''
  const withOtherToken = () =>
    fillInForm(page, { ...createAnswers('another@example.org'), 'form.stamp': otherToken })
  for (const form of [withoutToken(), forged(), filled(), withOtherToken()]) {
    const answer = await post(form)
    expect(answer.status).toBe(422)
    expect(parseHtml(answer.text).querySelector('main')?.textContent).toContain('Press Send again.')
  }
  server.advanceClock(25 * hourMs)
  expect((await post(fillInForm(page, createAnswers('old@example.org')))).status).toBe(422)
  expect((await server.stored()).applications).toBe(before)
  expect(await readBlockedCounts()).toEqual(['decoy 1', 'stamp 3', 'age 1', 'quick 0', 'used 0', 'work 0'])
})

test('each visit has a unique form token, which is not cached', async () => {
  const pages = [await visitSite(server, path, host), await visitSite(server, path, host)]
  const stamps = pages.map(({ text }) => getStamp(parseHtml(text)))
  expect(new Set(stamps).size).toBe(2)
  for (const { text, headers } of pages) {
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined])
    // The token is in the form, and in the data that the script hydrates from.
    expect(text.split(getStamp(parseHtml(text)))).toHaveLength(3)
  }
})

test('a page sends one application: a repeated post gets the same result, and another person who uses the page has to send twice', async () => {
  const page = await visit()
  const secondServer = await server.startSecondServer()
  const { applications = 0, outbox = 0 } = await server.stored()
  const pressed = await Promise.all([
    post(fillInForm(page, createAnswers('once@example.org'))),
    postForm(secondServer, path, fillInForm(page, createAnswers('once@example.org')), { host }),
  ])
  expect(pressed.map(({ status }) => status)).toEqual([303, 303])
  expect((await post(fillInForm(page, createAnswers('once@example.org')))).status).toBe(303)
  const second = () => fillInForm(page, createAnswers('second@example.org'))
  const both = await Promise.all([post(second()), postForm(secondServer, path, second(), { host })])
  expect(both.map(({ status }) => status)).toEqual([422, 422])
  expect(await server.stored()).toMatchObject({ applications: applications + 1, outbox: outbox + 1 })
  const again = parseHtml(both[0]?.text ?? '')
  expect(again.querySelector('main')?.textContent).toContain('Press Send again.')
  expect((await post(fillInForm(again, {}))).status).toBe(303)
  expect(await readBlockedCounts()).toContain('used 1')
})

test('a form posted immediately after rendering is displayed again, and that page cannot be posted immediately either', async () => {
  const page = await visit()
  // The clock moves back by a minute, so the form is posted too early even if this machine is slow.
  server.advanceClock(-hourMs / 60)
  const post = async (shown: Document, given: Parameters<typeof fillInForm>[1]) =>
    postForm(server, path, fillInForm(shown, given), { host, isAtOnce: true })
  const quick = await post(page, createAnswers('quick@example.org'))
  server.advanceClock(-hourMs / 60)
  const quicker = await post(parseHtml(quick.text), {})
  server.advanceClock(hourMs / 30)
  expect([quick.status, quicker.status]).toEqual([422, 422])
  expect(await readBlockedCounts()).toContain('quick 2')
  expect((await post(parseHtml(quicker.text), {})).status).toBe(303)
})

test('a person mistaken for a bot can send again with all answers and files', async () => {
  const page = await visit()
  const answer = await post(
    fillInForm(page, { ...createAnswers('mistaken@example.org'), 'form.subject': 'by the browser' }),
  )
  const again = parseHtml(answer.text)
  expect(again.querySelector<HTMLInputElement>('[name="form.subject"]')?.value).toBe('')
  expect((await post(fillInForm(again, {}))).status).toBe(303)
})

test('administrators see how many submissions of the last 30 days were blocked as spam, without personal data', async () => {
  const admin = await server.admin('meridian')
  const countBlocked = async () =>
    (await expectOk(server.client(admin).GET('/api/overview'))).applications?.stopped
  const before = (await countBlocked()) ?? 0
  const page = await visit()
  await post(fillInForm(page, { ...createAnswers('told@example.org'), 'form.subject': 'Hello' }))
  expect(await countBlocked()).toBe(before + 1)
  const rows = await server.database.query('select * from stopped_posts')
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['client_id', 'day', 'id', 'reason', 'times'])
  server.advanceClock(31 * 24 * hourMs)
  expect(
    (await expectOk(server.client(await server.admin('meridian')).GET('/api/overview'))).applications
      ?.stopped,
  ).toBe(0)
  expect(
    (await expectOk(server.client(await server.admin('harbour')).GET('/api/overview'))).applications?.stopped,
  ).toBe(0)
})
