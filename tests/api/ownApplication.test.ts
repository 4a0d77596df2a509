import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { ApplicationDetails } from '../../src/schemas/applications/application'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { connectReceiver, type Receiver, startReceiver, waitUntil } from './backOfficeReceiver'
import { findHtmlFaults } from './htmlFaults'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const dayMs = 24 * 60 * 60 * 1000
const root = makeSiteRoot()
let mail: MailServer
let receiver: Receiver
let server: TestServer
let vacancyId: number
let count = 0
let email: string
let id: number
let link: string

beforeAll(async () => {
  mail = await startMailServer()
  receiver = await startReceiver()
  const settings = {
    FOYER_SMTP_URL: mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
    FOYER_LIMIT_LINKS_BY_ADDRESS: '90/1h',
  }
  server = await startTestServer(settings, root.path, renderer)
  await server.database.query("update outbox set state = 'sent'")
  await connectReceiver(server, 'harbour', receiver)
  const guest = await server.guest('harbour')
  vacancyId = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')?.id ?? 0
})
afterAll(async () => {
  await server.stop()
  await receiver.stop()
  await mail.stop()
  root.remove()
})
beforeEach(async () => {
  count += 1
  email = `own.${count}@example.org`
  const guest = await server.guest('harbour')
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  const receipt = await submit(server, guest, { ...body, mobile: '0400 000 000' })
  id = receipt.id
  link = receipt.link ?? ''
  const resume = createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } })
  await server.call(`/api/submittedapplications/${id}/attachments`, { token: guest, body: resume })
})

const openLink = (path = link) => server.call<string>(path)
const getBody = (html: unknown) => new JSDOM(String(html)).window.document.body
const fetchDetails = async () =>
  (
    await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, {
      token: await server.admin('harbour'),
    })
  ).body

function submitAction(act: string, more: Record<string, string> = {}, path = link) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...more, act })) form.append(name, value)
  return server.call<string>(path, { body: form })
}

const getMessages = () => [...receiver.effects.values()].filter(({ data }) => data.application.id === id)

describe('the link of an application', () => {
  test('is in the receipt and the mail, and is never stored in plain text', async () => {
    expect(link).toMatch(/^\/application\/[\w-]{22}$/)
    await waitUntil(() => mail.to(email).length === 1)
    const [received] = mail.to(email)
    expect(received?.subject).toBe('Harbour City Council has your application for Coastal Planner')
    expect(received?.links).toEqual([`${server.origin('harbour')}${link}`])
    const token = link.slice('/application/'.length)
    const tables = ['application_links', 'mails', 'idempotency_keys']
    for (const table of tables) {
      expect(JSON.stringify(await server.database.query(`select * from ${table}`))).not.toContain(token)
    }
  })

  test("shows the submitted answers to the link's holder only, and opening it changes nothing", async () => {
    const before = await server.stored()
    const { status, headers, body } = await openLink()
    expect(status).toBe(200)
    expect(await findHtmlFaults(body)).toEqual([])
    const text = getBody(body).textContent ?? ''
    for (const shown of ['Coastal Planner', 'resume.pdf', String(id)]) expect(text).toContain(shown)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('foyer-keep')).toBeNull()
    await openLink(`${link}?done=withdrawn`)
    expect((await fetchDetails()).withdrawnDate).toBeNull()
    expect(await server.stored()).toEqual(before)
  })

  test('does not work for another client, with a wrong token, or after it expired', async () => {
    expect((await visitSite(server, link)).status).toBe(200)
    expect((await visitSite(server, link, 'meridian.localhost:3000')).status).toBe(404)
    const wrong = await openLink(`/application/${'A'.repeat(22)}`)
    expect(wrong.status).toBe(404)
    expect(getBody(wrong.body).textContent).toContain('This link doesn’t work')
    server.advanceClock(181 * dayMs)
    expect((await openLink()).status).toBe(404)
    expect((await submitAction('erase', { confirmed: 'on' })).status).toBe(404)
    server.advanceClock(-181 * dayMs)
    expect((await openLink()).status).toBe(200)
  })

  test('withdraws the application: administrators see it, and back-office and applicant are notified once', async () => {
    await waitUntil(() => getMessages().length === 1)
    const { status, headers } = await submitAction('withdraw')
    expect([status, headers.get('location')]).toEqual([303, `${link}?done=withdrawn`])
    await submitAction('withdraw')
    expect((await fetchDetails()).withdrawnDate).toMatch(/^\d{4}-/)
    await waitUntil(() => getMessages().length === 2)
    const [before, after] = getMessages().map(({ data }) => data as Record<string, unknown>)
    expect(before).toMatchObject({ application: { id, withdrawnDate: null } })
    expect(after).toMatchObject({ application: { id, withdrawnDate: expect.any(String) } })
    await waitUntil(() => mail.to(email).some(({ subject }) => subject.endsWith('is withdrawn')))
    const { body } = await openLink()
    expect(getBody(body).textContent).toContain('Withdrawn on')
    expect(getBody(body).querySelector('button[value=withdraw]')).toBeNull()
    const rows = await server.database.query(
      `select action from audit where subject = 'application:${id}' and action = 'application withdrawn'`,
    )
    expect(rows).toHaveLength(1)
  })

  test('explains withdrawal; afterwards the applicant can apply again, and administrators see both', async () => {
    const { body: page } = await openLink()
    expect(getBody(page).textContent).toContain('You can apply again while the job is advertised')
    const guest = await server.guest('harbour')
    const applied = `/api/vacancies/${vacancyId}/applications/${email}`
    expect((await server.call(applied, { token: guest })).status).toBe(200)
    await submitAction('withdraw')
    expect((await server.call(applied, { token: guest })).status).toBe(404)
    const { body } = await createApplicationFixture(server, guest, vacancyId, email.toUpperCase())
    const again = await submit(server, guest, { ...body, mobile: '0400 000 000' })
    const token = await server.admin('harbour')
    const { body: seen } = await server.call<ApplicationDetails>(`/api/applicationDetails/${again.id}`, {
      token,
    })
    const withdrawn = await fetchDetails()
    expect(seen).toMatchObject({ withdrawnDate: null, appliedBefore: withdrawn.withdrawnDate })
    expect(withdrawn.appliedBefore).toBeNull()
    // The withdrawn application can still be corrected, and both applications are found by the address.
    expect((await submitAction('correct', { email, phone: '0400 000 001' })).status).toBe(303)
    const person = await server.call<{ applications: unknown[] }>('/api/people/search', {
      token,
      body: { email },
    })
    expect(person.body.applications).toHaveLength(2)
  })

  test('a withdrawn application is resubmitted as withdrawn', async () => {
    await waitUntil(() => getMessages().length === 1)
    await submitAction('withdraw')
    await waitUntil(() => getMessages().length === 2)
    receiver.effects.clear()
    const token = await server.admin('harbour')
    await server.call('/api/resubmittedApplications', { token, body: { applicationId: id } })
    await waitUntil(() => getMessages().length === 1)
    expect(getMessages()[0]?.data).toMatchObject({ application: { withdrawnDate: expect.any(String) } })
  })

  test('corrects contact details, delivers them to the back-office, and reports invalid ones', async () => {
    const refused = await submitAction('correct', { email: 'no address', phone: '' })
    expect(refused.status).toBe(422)
    const page = getBody(refused.body)
    expect(page.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('no address')
    expect([...page.querySelectorAll('[role=alert]')].map((error) => error.textContent)).toEqual([
      'Must be a valid email',
      'A response is required',
    ])
    await waitUntil(() => getMessages().length === 1)
    const right = { email: `right.${count}@example.org`, phone: '0400 111 222' }
    expect((await submitAction('correct', right)).status).toBe(303)
    expect((await fetchDetails()).contact).toEqual(right)
    expect(JSON.stringify((await fetchDetails()).sections)).toContain(right.email)
    await waitUntil(() => getMessages().length === 2)
    expect(getMessages()[1]?.data.answers).toMatchObject({ email: right.email, mobile: right.phone })
    await waitUntil(() => mail.to(right.email).length === 1 && mail.to(email).length === 2)
  })

  test('[FB-04] accepts a corrected address whose domain is in any script', async () => {
    const contact = { email: `right.${count}@müller.example`, phone: '0400 111 222' }
    expect((await submitAction('correct', contact)).status).toBe(303)
    expect((await fetchDetails()).contact.email).toBe(`right.${count}@xn--mller-kva.example`)
  })

  test('exports all data as one file', async () => {
    const { status, headers, body } = await submitAction('download')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="application-${id}.json"`)
    expect(body).toMatchObject({ data: { answers: { email }, attachments: [{ filename: 'resume.pdf' }] } })
  })

  test('erases only this application after confirmation', async () => {
    const unconfirmed = await submitAction('erase')
    expect(unconfirmed.status).toBe(422)
    expect(getBody(unconfirmed.body).textContent).toContain('Nothing has been erased')
    expect((await openLink()).status).toBe(200)
    const erased = await submitAction('erase', { confirmed: 'on' })
    expect(getBody(erased.body).textContent).toContain('Your application is erased')
    expect((await openLink()).status).toBe(404)
    expect((await submitAction('withdraw')).status).toBe(404)
    for (const table of ['application_links', 'mails', 'outbox', 'application_attachments']) {
      expect(await server.database.query(`select id from ${table} where application_id = ${id}`)).toEqual([])
    }
    const token = await server.admin('harbour')
    const found = await server.call<{ erasures: unknown[] }>('/api/people/search', { token, body: { email } })
    expect(found.body.erasures).toHaveLength(1)
  })

  test('cannot be guessed, because the number of requests is limited', async () => {
    // Sends more than twice as many requests as an hour allows, because they may be spread over two hours.
    const tries = Array.from({ length: 182 }, (_, at) =>
      openLink(`/application/${String(at).padStart(22, 'x')}`),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses).toContain(429)
    const late = await openLink()
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
