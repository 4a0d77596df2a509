import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import { advertised, pdf } from './applicationFixture'
import { filledIn, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const host = 'meridian.localhost:3000'
const hour = 60 * 60_000
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
  const jobs = await advertised(server, await server.guest('meridian'))
  path = `/applicant/apply/${jobs.find(({ name }) => name === 'Medical Receptionist, Specialist Suites')?.guid}`
  otherPath = `/applicant/apply/${jobs.find(({ name }) => name !== 'Medical Receptionist, Specialist Suites')?.guid}`
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const documentOf = (html: string) => new JSDOM(html).window.document
const visit = async (address = path) => documentOf((await visitSite(server, address, host)).text)
const resume = () => new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' })
const person = (email: string) => ({ firstName: 'Ines', surname: 'Marques', email, mobile: '0400 111 222' })
const answers = (email: string) => ({ ...person(email), resume: resume() })
const post = (form: FormData) => postForm(server, path, form, { host })
const stopped = async () => {
  const { body } = await server.call<string>('/api/metrics')
  return [...body.matchAll(/^foyer_posts_stopped_total\{reason="(\w+)"\} (\d+)$/gm)].map(
    ([, reason, count]) => `${reason} ${count}`,
  )
}

test('the page that a person fills in is taken at once, also after hours, and nothing is counted', async () => {
  const page = await visit()
  expect((await post(filledIn(page, answers('person.1@example.org')))).status).toBe(303)
  server.wait(23 * hour)
  expect((await post(filledIn(page, answers('person.2@example.org')))).status).toBe(303)
  expect(await stopped()).toEqual(['decoy 0', 'stamp 0', 'age 0'])
})

test('nobody sees, hears or reaches the field that is there for programs', async () => {
  const decoy = (await visit()).querySelector<HTMLInputElement>('[name="form.subject"]')
  expect([decoy?.tabIndex, decoy?.value, decoy?.autocomplete]).toEqual([-1, '', 'off'])
  expect(decoy?.closest('[aria-hidden="true"]')?.className).toBe('fy-visually-hidden')
})

test('what programs post is not taken, by whichever of their ways, and is counted by why', async () => {
  const page = await visit()
  const before = (await server.stored()).applications
  const without = () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(answers('no.stamp@example.org'))) form.append(name, value)
    return form
  }
  const forged = () =>
    filledIn(page, { ...answers('forged@example.org'), 'form.stamp': `${Date.now()}.${'A'.repeat(43)}` })
  const filled = () => filledIn(page, { ...answers('filled@example.org'), 'form.subject': 'Hello' })
  const elsewhere = await visit(otherPath)
  const lent = elsewhere.querySelector<HTMLInputElement>('[name="form.stamp"]')?.value ?? ''
  const ofAnother = () => filledIn(page, { ...answers('another@example.org'), 'form.stamp': lent })
  for (const form of [without(), forged(), filled(), ofAnother()]) {
    const answer = await post(form)
    expect(answer.status).toBe(422)
    expect(documentOf(answer.text).querySelector('main')?.textContent).toContain(
      'Please press Send once more.',
    )
  }
  server.wait(25 * hour)
  expect((await post(filledIn(page, answers('old@example.org')))).status).toBe(422)
  expect((await server.stored()).applications).toBe(before)
  expect(await stopped()).toEqual(['decoy 1', 'stamp 3', 'age 1'])
})

test('a person who was taken for a program presses Send once more, with all answers and files there', async () => {
  const page = await visit()
  const answer = await post(
    filledIn(page, { ...answers('mistaken@example.org'), 'form.subject': 'by the browser' }),
  )
  const again = documentOf(answer.text)
  expect(again.querySelector<HTMLInputElement>('[name="form.subject"]')?.value).toBe('')
  expect((await post(filledIn(again, {}))).status).toBe(303)
})
