import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { ApplicationDetails, ApplicationListItem } from '../../src/schemas/applications/application'
import type { StateResult, UndoResult } from '../../src/schemas/applications/applicationState'
import type { StoredTemplates } from '../../src/schemas/applications/applicationStateSettings'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const minuteMs = 60_000
const root = makeSiteRoot()
const words = {
  subject: 'News of {job}',
  text: 'Dear {name},\n\nthis is about {job}, {reference}.\n\nRegards,\n{company}',
}
let mail: MailServer
let server: TestServer
let admin: string
let guest: string
let vacancyId: number
let count = 0

beforeAll(async () => {
  mail = await startMailServer()
  const settings = {
    FOYER_SMTP_URL: mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
    FOYER_LIMITS: 'off',
  }
  server = await startTestServer(settings, root.path, renderer)
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
  vacancyId = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Coastal Planner')?.id ?? 0
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})
beforeEach(() => {
  mail.received = []
})

async function apply(more: Record<string, unknown> = {}) {
  count += 1
  const email = `state.${count}@example.org`
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  const { id, link = '' } = await submit(server, guest, { ...body, ...more })
  await waitUntil(() => mail.to(email).length === 1)
  return { id, email, link }
}

const setState = (
  applicationIds: number[],
  state: string,
  template: typeof words | null = words,
  token = admin,
) =>
  server.call<{ change: string; results: StateResult[] }>('/api/applicationStates', {
    token,
    body: { applicationIds, state, words: template },
  })
const undo = (change: string) =>
  server.call<{ results: UndoResult[] }>('/api/applicationStates/undo', { token: admin, body: { change } })
const fetchDetails = async (id: number) =>
  (await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })).body
const readStatusPage = async (link: string) =>
  new JSDOM(String((await server.call<string>(link)).body)).window.document.body.textContent ?? ''
const getWaitingMails = () =>
  server.database.query("select id from mails where kind = 'state' and state = 'waiting'")

describe('the state of an application', () => {
  test('appears with its message on the status page immediately, in mail after a minute, and in history and activity', async () => {
    const { id, email, link } = await apply({ firstName: 'Sam' })
    const { status, body } = await setState([id], 'interview')
    expect([status, body.results]).toEqual([200, [{ applicationId: id, result: 'set', told: 'mail' }]])
    const page = await readStatusPage(link)
    expect(page).toContain('Invited to interview')
    expect(page).toContain('Dear Sam,')
    expect(mail.to(email)).toHaveLength(1)
    await server.mailSettled()
    server.advanceClock(minuteMs)
    await waitUntil(() => mail.to(email).length === 2)
    const [, stateMail] = mail.to(email)
    expect(stateMail?.subject).toBe('News of Coastal Planner')
    expect(stateMail?.words).toMatch(/this is about Coastal Planner, HCC-\w+ \/ \d+\./)
    expect(stateMail?.words).toContain('Regards,<br>Harbour City Council')
    expect(stateMail?.links).toEqual([`${server.origin('harbour')}${link}`])
    const { state, history } = await fetchDetails(id)
    expect(state).toBe('interview')
    expect(history).toMatchObject([
      { state: 'interview', told: 'mail', by: expect.stringContaining('harbour') },
    ])
    const acts = await server.database.query(
      `select changes from audit where action = 'state set' and subject = 'application:${id}'`,
    )
    expect(JSON.parse(String(acts[0]?.changes))).toEqual([
      { label: 'Interview', from: 'New', to: 'Interview' },
    ])
  })

  test('is undone within a minute without a mail, and its message is removed', async () => {
    const { id, email, link } = await apply()
    const { body } = await setState([id], 'not this time')
    const undone = await undo(body.change)
    expect(undone.body.results).toEqual([{ applicationId: id, result: 'undone' }])
    expect(await getWaitingMails()).toEqual([])
    await server.mailSettled()
    server.advanceClock(2 * minuteMs)
    const page = await readStatusPage(link)
    expect(page).not.toContain('Not this time')
    expect(page).not.toContain('this is about')
    const { state, history } = await fetchDetails(id)
    expect(state).toBe('received')
    expect(history.map((one) => [one.state, one.told, one.words])).toEqual([
      ['not this time', 'link', null],
      ['received', 'link', null],
    ])
    expect(mail.to(email)).toHaveLength(1)
    expect((await undo(body.change)).body.results).toEqual([{ applicationId: id, result: 'changed' }])
    expect((await undo('no such change')).status).toBe(404)
  })

  test('is undone later with the result that mail was already sent', async () => {
    const { id, email } = await apply()
    const { body } = await setState([id], 'hired')
    await server.mailSettled()
    server.advanceClock(minuteMs)
    await waitUntil(() => mail.to(email).length === 2)
    expect((await undo(body.change)).body.results).toEqual([{ applicationId: id, result: 'sent' }])
    expect((await fetchDetails(id)).state).toBe('received')
  })

  test('of three applications at once is undone without a mail; without undo each applicant gets exactly one mail', async () => {
    const applicants = [await apply(), await apply(), await apply()]
    const ids = applicants.map(({ id }) => id)
    const getStates = () => Promise.all(ids.map(async (id) => (await fetchDetails(id)).state))
    const countMails = () => applicants.map(({ email }) => mail.to(email).length)
    const { change } = (await setState(ids, 'not this time')).body
    server.advanceClock(minuteMs / 2)
    const undone = await undo(change)
    expect(undone.body.results.map(({ result }) => result)).toEqual(['undone', 'undone', 'undone'])
    expect(await getStates()).toEqual(['received', 'received', 'received'])
    server.advanceClock(2 * minuteMs)
    await server.mailSettled()
    expect(countMails()).toEqual([1, 1, 1])
    await setState(ids, 'not this time')
    server.advanceClock(minuteMs / 2)
    await server.mailSettled()
    expect(countMails()).toEqual([1, 1, 1])
    server.advanceClock(minuteMs / 2)
    await waitUntil(() => countMails().every((sent) => sent > 1))
    await server.mailSettled()
    expect(countMails()).toEqual([2, 2, 2])
    expect(await getStates()).toEqual(['not this time', 'not this time', 'not this time'])
  })

  test('replaces a state set within the last minute: the earlier mail is not sent, and the history says so', async () => {
    const { id, email } = await apply()
    await setState([id], 'not this time', { subject: 'No', text: 'Sorry about {job}.' })
    await setState([id], 'interview', { subject: 'Yes', text: 'Come and talk about {job}.' })
    server.advanceClock(2 * minuteMs)
    await waitUntil(() => mail.to(email).length > 1)
    await server.mailSettled()
    expect(mail.to(email).map(({ subject }) => subject)).toEqual([expect.any(String), 'Yes'])
    expect((await fetchDetails(id)).history.map(({ state, told }) => [state, told])).toEqual([
      ['not this time', 'link'],
      ['interview', 'mail'],
    ])
  })

  test('is undone with the result that mail was sent if the server stopped while sending it', async () => {
    const { id, email } = await apply()
    const { change } = (await setState([id], 'hired')).body
    await server.database.query(
      `update mails set tried_at = '2026-01-01T00:00:00.000Z' where kind = 'state' and application_id = ${id}`,
    )
    expect((await undo(change)).body.results).toEqual([{ applicationId: id, result: 'sent' }])
    server.advanceClock(minuteMs)
    await waitUntil(() => mail.to(email).length > 1)
  })

  test('is set for several applications at once; withdrawn, erased and unchanged ones are skipped with a reason', async () => {
    const [one, two, three, four] = [await apply(), await apply(), await apply(), await apply()]
    await setState([four.id], 'in review', null)
    const form = (act: string, more: Record<string, string> = {}) => {
      const posted = new FormData()
      for (const [name, value] of Object.entries({ act, ...more })) posted.append(name, value)
      return posted
    }
    await server.call(two.link, { body: form('withdraw') })
    await server.call(three.link, { body: form('erase', { confirmed: 'on' }) })
    const { body } = await setState([one.id, two.id, three.id, four.id], 'in review', null)
    expect(body.results).toEqual([
      { applicationId: one.id, result: 'set', told: 'link' },
      { applicationId: two.id, result: 'withdrawn', told: null },
      { applicationId: three.id, result: 'not-found', told: null },
      { applicationId: four.id, result: 'unchanged', told: null },
    ])
    expect((await fetchDetails(two.id)).state).toBe('withdrawn')
    expect(await readStatusPage(two.link)).toContain('Withdrawn on')
    expect(await getWaitingMails()).toEqual([])
  })

  test('is set or reported as unchanged by each of twelve concurrent calls', async () => {
    const { id } = await apply()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => setState([id], at % 2 ? 'in review' : 'interview', null)),
    )
    const results = answers.map(({ body }) => body.results[0]?.result)
    expect(results.filter((result) => result !== 'set' && result !== 'unchanged')).toEqual([])
    const { history = [] } = await fetchDetails(id)
    expect(history).toHaveLength(results.filter((result) => result === 'set').length)
  })

  test("of another client's application can be neither set nor undone", async () => {
    const { id } = await apply()
    const stranger = await server.admin('meridian')
    const { body } = await setState([id], 'hired', null, stranger)
    expect(body.results).toEqual([{ applicationId: id, result: 'not-found', told: null }])
    const { change } = (await setState([id], 'in review', null)).body
    const undone = await server.call('/api/applicationStates/undo', { token: stranger, body: { change } })
    expect(undone.status).toBe(404)
    expect((await fetchDetails(id)).state).toBe('in review')
  })

  test('can filter the list', async () => {
    const { id } = await apply()
    await setState([id], 'hired', null)
    const list = async (query: string) =>
      (await server.call<{ results: ApplicationListItem[] }>(`/api/applications?${query}`, { token: admin }))
        .body.results
    const hired = await list('state=hired&vacancyName=coastal')
    expect(hired.map((one) => one.id)).toContain(id)
    expect(new Set((await list('state=hired')).map(({ state }) => state))).toEqual(new Set(['hired']))
    expect(new Set((await list('state=withdrawn')).map(({ state }) => state))).toEqual(new Set(['withdrawn']))
    expect((await list('state=received')).map((one) => one.id)).not.toContain(id)
  })

  test('is erased with its messages together with the application', async () => {
    const { id, link } = await apply()
    await setState([id], 'interview')
    const posted = new FormData()
    posted.append('act', 'erase')
    posted.append('confirmed', 'on')
    await server.call(link, { body: posted })
    for (const table of ['application_states', 'mails']) {
      const left = await server.database.query(`select id from ${table} where application_id = ${id}`)
      expect([table, left]).toEqual([table, []])
    }
  })

  test('has a message in which “applicant” replaces a name that contains a URL', async () => {
    const { id } = await apply({ firstName: 'Win at evil.example' })
    await setState([id], 'in review')
    expect((await fetchDetails(id)).history[0]?.words).toContain('Dear applicant,')
  })
})

describe('messages to applicants', () => {
  test('are rejected with unknown placeholders; only those that differ from the product’s templates are stored', async () => {
    const read = async () =>
      (await server.call<StoredTemplates>('/api/stateTemplates', { token: admin })).body
    const { templates, sendsMail } = await read()
    expect(sendsMail).toBe(true)
    const put = (hired: typeof words) =>
      server.call<{ errors: unknown }>('/api/stateTemplates', {
        method: 'PUT',
        token: admin,
        body: { templates: { ...templates, hired } },
      })
    const refused = await put({ ...words, subject: 'Welcome, {nme}' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual([
      { path: '/templates/hired/subject', message: 'Unknown placeholder {nme}.' },
    ])
    expect((await setState([1], 'hired', { ...words, text: '{jobb}' })).status).toBe(422)
    expect((await put(words)).status).toBe(204)
    expect((await read()).templates).toEqual({ ...templates, hired: words })
    const stored = await server.database.query("select answers from clients where code = 'harbour'")
    expect(JSON.parse(String(stored[0]?.answers))).toEqual({ templates: { hired: words } })
  })
})
