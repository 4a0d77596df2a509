import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import { expectOk } from './apiClient'
import { fetchVacancies, pdf } from './applicationFixture'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
/** Meridian has two custom groups that may be empty: employment history (100) and referees (110: name, email …). */
const host = 'meridian.localhost:3000'
let server: TestServer
let path: string
let page: Document

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
  const jobs = await fetchVacancies(server, await server.guest('meridian'))
  path = `/applicant/apply/${jobs.find(({ name }) => name === 'Medical Receptionist, Specialist Suites')?.guid}`
  page = parseHtml((await visitSite(server, path, host)).text)
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const parseHtml = (html: string) => new JSDOM(html).window.document
const post = (data: FormData) => postForm(server, path, data, { host })
const getFieldValues = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const createPerson = (email: string) => ({
  firstName: 'Ines',
  surname: 'Marques',
  email,
  mobile: '0400 111 222',
  resume: new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' }),
})

/** Returns the titles of the submitted rows of referees; undefined if the applicant has submitted no application. */
async function getRefereeTitles(applicant: string) {
  const api = server.client(await server.admin('meridian'))
  const query = { sortColumn: 'id', sortOrder: 'desc' } as const
  const { results } = await expectOk(api.GET('/api/applications', { params: { query } }))
  const all = await Promise.all(
    results.map(({ id }) => expectOk(api.GET('/api/applicationDetails/{id}', { params: { path: { id } } }))),
  )
  const one = all.find(({ contact }) => contact.email === applicant)
  return one && JSON.stringify(one).match(/"Referee \d"/g)
}

test('[FK-28] the page shows one empty row of a repeating group, and a button that adds another', () => {
  expect(getFieldValues(page, 'custom-110.0.custom-111')).toBe('')
  expect(getFieldValues(page, 'custom-110.1.custom-111')).toBeUndefined()
  const add = page.querySelector<HTMLButtonElement>('button[name="form.add"][value="custom-110"]')
  expect([add?.type, add?.textContent]).toEqual(['submit', 'Add referee'])
  // Enter in a field presses the form's first button, which must submit and not add a row.
  const first = page.querySelector<HTMLButtonElement>('form[method="post"] button[type="submit"]')
  expect(first?.name).toBe('')
})

test('[FK-28] the button displays the page again with all answers and another row, which has the focus', async () => {
  const data = fillInForm(page, {
    ...createPerson('adds@example.org'),
    'custom-110.0.custom-111': 'Priya Raman',
  })
  data.set('form.add', 'custom-110')
  const answer = await post(data)
  expect(answer.status).toBe(200)
  const again = parseHtml(answer.text)
  expect(again.querySelector('.fy-errors')).toBeNull()
  expect(again.title).not.toMatch(/^Error/)
  expect(getFieldValues(again, 'custom-110.0.custom-111')).toBe('Priya Raman')
  expect(again.querySelector('[name="custom-110.1.custom-111"]')?.hasAttribute('autofocus')).toBe(true)
  expect(getFieldValues(again, 'surname')).toBe('Marques')
  expect(getFieldValues(again, 'kept.resume')).toBeTruthy()
  expect(await getRefereeTitles('adds@example.org')).toBeUndefined()
})

test('[FK-28] [FB-07] an error is reported at its row, and rows without answers are skipped', async () => {
  const rows = {
    'custom-110.0.custom-111': 'Priya Raman',
    'custom-110.0.custom-112': 'priya@example.org',
    'custom-110.2.custom-111': 'Tom Okafor',
  }
  const data = fillInForm(page, createPerson('rows@example.org'))
  for (const [name, text] of Object.entries(rows)) data.set(name, text)
  const answer = await post(data)
  expect(answer.status).toBe(422)
  const document = parseHtml(answer.text)
  expect(document.querySelector('.fy-errors')?.textContent).toContain('Referee 2: Email')
  const wrong = document.querySelector<HTMLInputElement>('[name="custom-110.1.custom-112"]')
  expect(wrong?.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector(`.fy-errors a[href="#${wrong?.id}"]`)).not.toBeNull()
  expect(getFieldValues(document, 'custom-110.1.custom-111')).toBe('Tom Okafor')
  const corrected = fillInForm(document, { 'custom-110.1.custom-112': 'tom@example.org' })
  expect((await post(corrected)).status).toBe(303)
  expect(await getRefereeTitles('rows@example.org')).toEqual(['"Referee 1"', '"Referee 2"'])
})

test('[FK-28] too many rows are rejected with a message', async () => {
  const data = fillInForm(page, createPerson('many@example.org'))
  for (let at = 0; at < 300; at++) data.set(`custom-110.${at}.custom-111`, `Referee ${at}`)
  const answer = await post(data)
  expect(answer.status).toBe(422)
  expect(parseHtml(answer.text).querySelector('.fy-errors')?.textContent).toContain('Referees')
  expect(await getRefereeTitles('many@example.org')).toBeUndefined()
})
