import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { Problem } from '../../src/schemas/applications/application'
import { expectOk } from './apiClient'
import { createApplicationFixture, fetchVacancies, pdf } from './applicationFixture'
import { fillInForm, postForm } from './postForm'
import { makeSiteRoot } from './siteRoot'
import { getProof } from './solveWork'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const host = 'meridian.localhost:3000'
const name = 'Medical Receptionist, Specialist Suites'
const root = makeSiteRoot()
let server: TestServer
let guest: string
let vacancy: { id: number; guid: string }
let count = 0

beforeAll(async () => {
  const limits = { FOYER_LIMIT_UNWORKED_BY_ADDRESS: '4/1h' }
  server = await startTestServer(limits, root.path, renderer)
  guest = await server.guest('meridian')
  const job = (await fetchVacancies(server, guest)).find((one) => one.name === name)
  if (!job) throw new Error(`${name} is not advertised.`)
  vacancy = job
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

async function setRequirements(needs: { needsFormStamp: boolean; needsProofOfWork: boolean }): Promise<void> {
  const api = server.client(await server.admin('meridian'))
  const settings = await expectOk(api.GET('/api/userSettings'))
  const { response } = await api.PUT('/api/userSettings', { body: { ...settings, ...needs } })
  expect(response.status).toBe(204)
}

/** Creates a submission with a new email address. */
async function createSubmission() {
  const { body } = await createApplicationFixture(server, guest, vacancy.id)
  return { ...body, email: `proof.${++count}@example.org` }
}
const send = (body: object, headers: Record<string, string> = {}) =>
  server.call<Problem & { id: number }>('/api/submittedapplications', { token: guest, body, headers })
const fetchProof = () => getProof(server, 'meridian', vacancy.guid)
const getType = ({ body }: { body: Problem }) => body.type

test('a form token is optional until a client requires it, but each token is valid for one application only', async () => {
  expect((await send(await createSubmission())).status).toBe(201)
  const headers = await fetchProof()
  expect(Object.keys(headers)).toEqual(['Foyer-Form-Stamp'])
  expect((await send(await createSubmission(), headers)).status).toBe(201)
  const again = await send(await createSubmission(), headers)
  expect([again.status, getType(again)]).toEqual([428, 'urn:foyer:problem:form-stamp-used'])
})

test('a required form token must be requested by the form’s script, not taken from its page, and is valid for one application; a repeat returns the same application', async () => {
  await setRequirements({ needsFormStamp: true, needsProofOfWork: false })
  const withoutToken = await send(await createSubmission())
  expect([withoutToken.status, getType(withoutToken)]).toEqual([428, 'urn:foyer:problem:form-stamp'])
  const page = await visitSite(server, `/applicant/apply/${vacancy.guid}`, host)
  const pageToken = parseHtml(page.text).querySelector<HTMLInputElement>('[name="form.stamp"]')?.value ?? ''
  expect((await send(await createSubmission(), { 'foyer-form-stamp': pageToken })).status).toBe(428)
  const headers = { ...(await fetchProof()), 'idempotency-key': 'the same' }
  const body = await createSubmission()
  const first = await send(body, headers)
  const second = await send(body, { ...(await fetchProof()), 'idempotency-key': 'the same' })
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  const bodies = Promise.all([createSubmission(), createSubmission(), createSubmission()])
  const fresh = await fetchProof()
  const three = await Promise.all((await bodies).map((one) => send(one, fresh)))
  expect(three.map(({ status }) => status).sort()).toEqual([201, 428, 428])
})

test('a proof of work that is missing, altered or belongs to another token is rejected', async () => {
  await setRequirements({ needsFormStamp: false, needsProofOfWork: true })
  const { 'Foyer-Form-Stamp': stamp = '', 'Foyer-Form-Work': work = '' } = await fetchProof()
  const { 'Foyer-Form-Work': another = '' } = await fetchProof()
  for (const wrong of [undefined, 'none', another, work.replace(/\.\d+\./, '.20001.')]) {
    const headers = { 'foyer-form-stamp': stamp, ...(wrong ? { 'foyer-form-work': wrong } : {}) }
    expect((await send(await createSubmission(), headers)).status).toBe(428)
  }
  const done = { 'foyer-form-stamp': stamp, 'foyer-form-work': work }
  expect((await send(await createSubmission(), done)).status).toBe(201)
})

const parseHtml = (html: string) => new JSDOM(html).window.document

test('without scripts there is no proof of work: the form must be sent a second time, and such posts are limited per address and hour', async () => {
  await setRequirements({ needsFormStamp: false, needsProofOfWork: true })
  const path = `/applicant/apply/${vacancy.guid}`
  const post = (page: Document, answers: Record<string, string | File>) =>
    postForm(server, path, fillInForm(page, answers), { host })
  const submitFirst = async (email: string) => {
    const resume = new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' })
    const person = { firstName: 'Ines', surname: 'Marques', email, mobile: '0400 111 222', resume }
    return post(parseHtml((await visitSite(server, path, host)).text), person)
  }
  for (const email of ['slow.1@example.org', 'slow.2@example.org']) {
    const first = await submitFirst(email)
    expect(first.status).toBe(422)
    expect(first.text).toContain('Press Send again.')
    expect((await post(parseHtml(first.text), {})).status).toBe(303)
  }
  const busy = await submitFirst('slow.3@example.org')
  expect([busy.status, busy.text.includes('slow.3@example.org')]).toEqual([429, true])
})
