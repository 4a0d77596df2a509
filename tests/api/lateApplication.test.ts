import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import { type BuiltForm, getFieldUi } from '../../src/schemas/forms/builtForm'
import { expectOk } from './apiClient'
import { answerForm, createApplicationFixture, fetchVacancies, pdf } from './applicationFixture'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { getProof } from './solveWork'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const minuteMs = 60_000
const root = makeSiteRoot()
let server: TestServer
let guest: string
let vacancy: { id: number; guid: string }
let form: BuiltForm
let body: object
let path: string
let count = 0
let waited = 0

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
  const guest = await server.guest('harbour')
  const job = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')
  if (!job) throw new Error('Coastal Planner is not advertised.')
  vacancy = job
  path = `/applicant/apply/${job.guid}`
})
afterAll(async () => {
  await server.stop()
  root.remove()
})
beforeEach(async () => {
  count += 1
  guest = await server.guest('harbour')
  await closeIn(60 * minuteMs)
  const open = await createApplicationFixture(server, guest, vacancy.id, `late.${count}@example.org`)
  form = open.form
  body = open.body
})

function wait(ms: number): void {
  server.advanceClock(ms)
  waited += ms
}

async function closeIn(ms: number): Promise<void> {
  const at = new Date(Date.now() + waited + ms).toISOString()
  await server.database.query(
    `update vacancies set advertising_close_date = '${at}' where guid = '${vacancy.guid}'`,
  )
}

const send = async (headers: Record<string, string> = {}) =>
  (await server.call('/api/submittedapplications', { token: guest, body, headers })).status

test('within 15 minutes after closing, only applications that were started before closing are accepted', async () => {
  const proof = await getProof(server, 'harbour', vacancy.guid)
  await closeIn(minuteMs)
  wait(15 * minuteMs)
  expect(await send()).toBe(410)
  expect(await send({ 'foyer-form-stamp': 'made up' })).toBe(410)
  expect(await send(proof)).toBe(201)
})

test('a form that was open for more than a day is accepted late once, with and without scripts', async () => {
  const proof = await getProof(server, 'harbour', vacancy.guid)
  const page = parseHtml((await visitSite(server, path)).text)
  wait(30 * 60 * minuteMs)
  guest = await server.guest('harbour')
  await closeIn(60 * minuteMs)
  expect(await send(proof)).toBe(428)
  await closeIn(minuteMs)
  wait(2 * minuteMs)
  expect(await send(proof)).toBe(201)
  body = { ...body, email: 'late.again@example.org' }
  expect(await send(proof)).toBe(428)
  const withoutScripts = fillInForm(page, { ...createAnswers(), email: 'late.too@example.org' })
  expect((await postForm(server, path, withoutScripts)).status).toBe(303)
})

test('a late application is rejected after 15 minutes, and if the client disabled late applications', async () => {
  const proof = await getProof(server, 'harbour', vacancy.guid)
  await closeIn(minuteMs)
  wait(17 * minuteMs)
  expect(await send(proof)).toBe(410)
  await closeIn(minuteMs)
  const again = await getProof(server, 'harbour', vacancy.guid)
  const api = server.client(await server.admin('harbour'))
  const settings = await expectOk(api.GET('/api/userSettings'))
  expect(settings.takesLateApplications).toBe(true)
  await api.PUT('/api/userSettings', { body: { ...settings, takesLateApplications: false } })
  wait(2 * minuteMs)
  expect(await send(again)).toBe(410)
  await api.PUT('/api/userSettings', { body: { ...settings, takesLateApplications: true } })
  expect(await send(again)).toBe(201)
})

test('a late application without scripts is accepted, also after a correction; when it is too late, the answers are displayed', async () => {
  wait(2 * minuteMs)
  const page = parseHtml((await visitSite(server, path)).text)
  await closeIn(minuteMs)
  wait(2 * minuteMs)
  const wrong = await postForm(server, path, fillInForm(page, { ...createAnswers(), email: 'no address' }))
  expect(wrong.status).toBe(422)
  const corrected = fillInForm(parseHtml(wrong.text), createAnswers())
  expect((await postForm(server, path, corrected)).status).toBe(303)
  wait(20 * minuteMs)
  const secretKey = form.uiSchema['ui:order'].find((key) => getFieldUi(form, key)['ui:widget'] === 'password')
  if (!secretKey) throw new Error('The form asks for no secret.')
  const written = { ...createAnswers(), surname: 'Latecomer', [secretKey]: 'kittiwake-7' }
  const late = await postForm(server, path, fillInForm(page, written))
  expect(late.status).toBe(410)
  const text = parseHtml(late.text).body.textContent
  expect(text).toContain('Your application was not sent.')
  expect(text).toContain('Latecomer')
  expect(late.text).not.toContain('kittiwake-7')
})

const parseHtml = (html: string) => new JSDOM(html).window.document

/** Returns answers to all required fields, as form controls hold them. */
function createAnswers(): Record<string, string | string[] | File> {
  const values = Object.entries(answerForm(form, `late.${count}@example.org`)).map(([key, value]) => {
    const { 'ui:widget': kind } = getFieldUi(form, key)
    if (kind === 'file')
      return [key, new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' })]
    if (kind === 'date-range') return [key, String(value).split('/')]
    return [key, value === true ? 'on' : (value as string | string[])]
  })
  return Object.fromEntries(values)
}
