import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { PersonalDataReport } from '../../src/schemas/privacy/personalData.types'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type { Overview } from '../../src/schemas/statistics/overview.types'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const root = makeSiteRoot()
let mail: MailServer
let server: TestServer
let count = 0
let email: string

beforeAll(async () => {
  mail = await startMailServer()
  const settings = {
    FOYER_SMTP_URL: mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
    FOYER_LIMIT_ALERTS_BY_ADDRESS: '500/1h',
    FOYER_LIMIT_LINKS_BY_ADDRESS: '500/1h',
  }
  server = await startTestServer(settings, root.path, renderer)
  expect(await setAlertsOffered(true)).toBe(204)
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})
beforeEach(() => {
  count += 1
  email = `alert.${count}@example.org`
})

async function setAlertsOffered(canOfferAlerts: boolean): Promise<number> {
  const token = await server.admin('harbour')
  const { body } = await server.call<UserSettings>('/api/userSettings', { token })
  const change = { ...body, canOfferAlerts }
  return (await server.call('/api/userSettings', { method: 'PUT', token, body: change })).status
}

const query = '?name=planner'
const getText = (html: unknown) => new JSDOM(String(html)).window.document.querySelector('main')?.textContent
const getPath = (link = '') => link.slice(link.indexOf('/job-alerts'))

function post(path: string, values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return server.call<string>(path, { body: form })
}

/** Subscribes and waits for the confirmation mail. @returns the path of the alert's page, which confirms it */
async function subscribe(search = query, frequency = 'weekly'): Promise<string> {
  const { status, headers } = await post(`/job-alerts${search}`, { email, frequency })
  expect([status, headers.get('location')]).toEqual([303, '/job-alerts?asked=yes'])
  await waitUntil(() => mail.to(email).length === 1)
  return getPath(mail.to(email)[0]?.links.find((link) => link.includes('/job-alerts/')))
}

async function subscribeAndConfirm(search = query, frequency = 'weekly'): Promise<string> {
  const path = await subscribe(search, frequency)
  expect((await post(path, { act: 'confirm' })).headers.get('location')).toBe(`${path}?done=confirmed`)
  return path
}

/** Makes the vacancies that match a condition newer than the confirmation of the latest alert. @returns their number */
async function publish(condition: string): Promise<number> {
  const [row] = await server.database.query('select confirmed_at as at from job_alerts order by id desc')
  const at = new Date(Date.parse(String(row?.at)) + 1).toISOString()
  await server.database.query(
    `update vacancies set date_advertised = '${at}', advertising_close_date = null where ${condition}`,
  )
  const [{ n = 0 } = {}] = await server.database.query(
    `select count(*) as n from vacancies where ${condition}`,
  )
  return Number(n)
}

const countAlerts = async () => {
  const [row] = await server.database.query('select count(*) as n from job_alerts')
  return Number(row?.n)
}
/** Returns the mails after the confirmation request, in order of arrival. */
const getAlertMails = () => mail.to(email).slice(1)

describe('new jobs by mail', () => {
  test('are requested on a page that describes the search, are stored unconfirmed, without address and token, and start when the button is pressed', async () => {
    const form = await server.call<string>(`/job-alerts${query}`)
    expect(form.status).toBe(200)
    expect(getText(form.body)).toContain('Title: “planner”')
    const path = await subscribe()
    const opened = await server.call<string>(path)
    expect(getText(opened.body)).toContain('Turn on job alerts')
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    const [row] = await server.database.query('select * from job_alerts order by id desc')
    expect(row?.confirmed_at).toBeNull()
    expect(JSON.stringify(row)).not.toContain(email)
    expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1))
    await post(path, { act: 'confirm' })
    expect(getText((await server.call<string>(path)).body)).toContain('Unsubscribe')
  })

  test('give the same response to an address that has an alert; confirming a new one replaces it', async () => {
    await subscribeAndConfirm()
    const before = await countAlerts()
    const again = await post(`/job-alerts${query}`, { email, frequency: 'daily' })
    expect(again.headers.get('location')).toBe('/job-alerts?asked=yes')
    await waitUntil(() => mail.to(email).length === 2)
    const link = mail.to(email)[1]?.links.find((one) => one.includes('/job-alerts/'))
    await post(getPath(link), { act: 'confirm' })
    expect(await countAlerts()).toBe(before)
  })

  test("mail a requester's free text only as a shortened title in quotes; the other filters only with existing values", async () => {
    const spam = `You have won!\r\nCall now ${'and again '.repeat(30)}`
    const search = new URLSearchParams({ name: spam, location: spam, department: spam, employmentType: spam })
    await subscribe(`?${search}`)
    const [message] = mail.to(email)
    const line = 'Which jobs: Title: “You have won! Call now and again and again and again and aga”'
    expect(message?.words.split('\r\n').find((one) => one.includes('won!'))).toBe(line)
    expect(message?.words.match(/won!/g)).toHaveLength(2)
    const [row] = await server.database.query('select search from job_alerts order by id desc')
    expect(JSON.parse(String(row?.search))).toMatchObject({
      location: '',
      department: '',
      employmentType: '',
    })
    const form = await server.call<string>('/job-alerts?location=Port%20Precinct&employmentType=Nonsense')
    expect(getText(form.body)).toContain('Location: Port Precinct')
    expect(getText(form.body)).not.toContain('Nonsense')
  })

  test('reject invalid addresses, and more than five mails to one address', async () => {
    const wrong = await post('/job-alerts', { email: 'no address' })
    expect([wrong.status, getText(wrong.body)]).toEqual([422, expect.stringContaining('valid email')])
    for (let times = 0; times < 5; times += 1) await post('/job-alerts', { email })
    expect((await post('/job-alerts', { email })).status).toBe(429)
  })

  test('[FB-04] go to an address whose domain can be in any script', async () => {
    // The test's mail server decodes the domain of an address from Punycode.
    const address = `job.${count}@müller.example`
    expect((await post('/job-alerts', { email: address })).status).toBe(303)
    await waitUntil(() => mail.to(address).length === 1)
  })

  test('are sent once, at most twenty jobs with a link to all, in a mail with one-click unsubscribe', async () => {
    const path = await subscribeAndConfirm('', 'daily')
    const all = await publish('client_id = 1 and is_expression_of_interest = 0 and is_listed = 1')
    expect(all).toBeGreaterThan(20)
    await server.mailSettled()
    server.advanceClock(dayMs + hourMs)
    await waitUntil(() => getAlertMails().length === 1)
    await server.mailSettled()
    const [message] = getAlertMails()
    expect(message?.subject).toBe(`${all} new jobs at Harbour City Council`)
    expect(message?.links.filter((link) => link.includes('/job/details/'))).toHaveLength(20)
    expect(message?.words).toContain(`See all ${all} on the list`)
    expect(message?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
    // Waits until the alert was processed; nothing is new, so no mail is sent.
    const getNextRun = async () => {
      const [row] = await server.database.query('select next_at, claim from job_alerts order by id desc')
      return row?.claim === null ? String(row.next_at) : ''
    }
    const firstRun = await getNextRun()
    server.advanceClock(dayMs + hourMs)
    await waitUntil(async () => (await getNextRun()) > firstRun)
    expect(getAlertMails()).toHaveLength(1)
    const header = /^List-Unsubscribe:\s+<([^>]+)>/im.exec(message?.raw ?? '')?.[1]
    const before = await countAlerts()
    const unsubscribed = await fetch(`${server.url}${getPath(header)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(unsubscribed.status).toBe(200)
    expect(await countAlerts()).toBe(before - 1)
    expect((await server.call(path)).status).toBe(404)
  })

  test('are sent once by one of several processes', async () => {
    await server.startSecondServer()
    await subscribeAndConfirm('?name=planner', 'daily')
    expect(await publish("client_id = 1 and name = 'Coastal Planner'")).toBeGreaterThan(0)
    await server.mailSettled()
    server.advanceClock(dayMs + hourMs)
    await waitUntil(() => getAlertMails().length > 0)
    await server.mailSettled()
    const [row] = await server.database.query(
      "select count(*) as n from mails where kind = 'alertJobs' and state <> 'sent'",
    )
    expect(Number(row?.n)).toBe(0)
    expect(getAlertMails()).toHaveLength(1)
    expect(getAlertMails()[0]?.words).toContain('Coastal Planner')
  })

  test('can be changed, extended before they expire, and unsubscribed on the page', async () => {
    const path = await subscribeAndConfirm()
    await post(path, { act: 'change', frequency: 'daily' })
    expect(getText((await server.call<string>(`${path}?done=changed`)).body)).toContain(
      'Your change is saved',
    )
    await server.mailSettled()
    server.advanceClock(355 * dayMs)
    await waitUntil(() => getAlertMails().some(({ subject }) => subject.includes('renew?')))
    await post(path, { act: 'keep' })
    server.advanceClock(30 * dayMs)
    expect((await server.call(path)).status).toBe(200)
    expect(getText((await post(path, { act: 'leave' })).body)).toContain('You’re unsubscribed')
    expect((await server.call(path)).status).toBe(404)
  })

  test('expire if they are not confirmed, and are not offered while the switch is off', async () => {
    const path = await subscribe()
    server.advanceClock(49 * hourMs)
    expect((await server.call(path)).status).toBe(404)
    await setAlertsOffered(false)
    for (const answer of [await server.call<string>('/job-alerts'), await post('/job-alerts', { email })]) {
      expect(answer.status).toBe(404)
      expect(getText(answer.body)).toContain('Job alerts aren’t available')
    }
    await setAlertsOffered(true)
  })

  test('are counted without addresses, and are found, exported and erased with a person', async () => {
    await subscribeAndConfirm('?location=Port%20Precinct')
    const token = await server.admin('harbour')
    const { body } = await server.call<Overview>('/api/overview', { token })
    expect(body.alerts?.bySearch).toContainEqual({
      filters: { name: '', location: 'Port Precinct', department: '', employmentType: '' },
      count: 1,
    })
    const find = () => server.call<PersonalDataReport>('/api/people/search', { token, body: { email } })
    expect((await find()).body.alerts).toBe(1)
    const exported = await server.call<{ alerts: unknown[] }>('/api/people/export', {
      token,
      body: { email },
    })
    expect(exported.body.alerts).toHaveLength(1)
    await server.call('/api/people/erase', { token, body: { email } })
    expect((await find()).body.alerts).toBe(0)
  })

  test('are in German if requested in German', async () => {
    const token = await server.admin('harbour')
    const { body } = await server.call<UserSettings>('/api/userSettings', { token })
    await server.call('/api/userSettings', { method: 'PUT', token, body: { ...body, canOfferGerman: true } })
    await post('/de/job-alerts', { email, frequency: 'daily' })
    await waitUntil(() => mail.to(email).length === 1)
    const [message] = mail.to(email)
    expect(message?.words).toContain('Einmal am Tag')
    const link = message?.links.find((one) => one.includes('/job-alerts/')) ?? ''
    expect(link).toContain('/de/job-alerts/')
    expect(getText((await server.call<string>(link.slice(server.origin('harbour').length))).body)).toContain(
      'Ja, schreiben Sie mir',
    )
  })
})
