import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { AccountPeople, IssuedInvitation } from '../../src/schemas/accounts/people.types'
import type { Problem } from '../../src/schemas/applications/application'
import type {
  NotificationChoice,
  NotificationSettings,
} from '../../src/schemas/notifications/notificationSettings.types'
import { advertiseVacancy, createApplicationFixture, submit } from './applicationFixture'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const secondMs = 1000
const hourMs = 60 * 60 * secondMs
const dayMs = 24 * hourMs
const currentPassword = 'harbour-demo-1'
const newPassword = 'lantern-otter-quilt'
const root = makeSiteRoot()
let mail: MailServer
let server: TestServer
let count = 0
let applied = 0
let waited = 0
let rae: string
let raesId: number

beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer(
    { FOYER_LIMITS: 'off', FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' },
    root.path,
    renderer,
  )
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})

/** A new person with a new address each time, who is the only one with notifications and has no earlier ones. */
beforeEach(async () => {
  mail.react = () => 250
  await server.database.query('delete from notices')
  count += 1
  rae = `rae.${count}@example.org`
  const token = await server.admin('harbour')
  const body = { email: rae, role: 'reviewer', currentPassword }
  const made = await server.call<IssuedInvitation>('/api/accountInvitations', { token, body })
  const who = { clientCode: 'harbour', token: made.body.token, name: 'Rae Owens', newPassword }
  await server.call('/api/accountLinks/accept', { body: who })
  const { people } = (await server.call<AccountPeople>('/api/accountPeople', { token })).body
  raesId = people.find(({ username }) => username === rae)?.id ?? 0
  await waitUntil(() => mail.to(rae).length === 1)
  await wait(2 * hourMs)
})

async function wait(milliseconds: number): Promise<void> {
  await server.mailSettled()
  waited += milliseconds
  server.wait(milliseconds)
}

const signedIn = () => server.signIn(rae, newPassword, 'harbour')
const read = async () =>
  (await server.call<NotificationSettings>('/api/ownNotices', { token: await signedIn() })).body
const choose = async (choice: NotificationChoice, address = rae) =>
  server.call<NotificationSettings & Problem>('/api/ownNotices', {
    ...{ method: 'PUT', token: await signedIn(), body: { choice, address } },
  })
const textOf = (html: unknown) => new JSDOM(String(html)).window.document.querySelector('main')?.textContent
const pathOf = (link = '') => new URL(link).pathname
const rows = () => server.database.query(`select * from notices where user_id = ${raesId}`)

/** Returns the number of attempts of each pending notification. */
const waiting = async () =>
  (
    await server.database.query("select attempts from mails where kind like 'notice%' and state <> 'sent'")
  ).map(({ attempts }) => ({ attempts: Number(attempts) }))
/** What has come after the invitation and the question whether to send. */
const letters = () => mail.to(rae).slice(2)
const press = (path: string, act: string) => {
  const body = new FormData()
  body.append('act', act)
  return server.call<string>(path, { body })
}

/** Chooses, and follows the mail. @returns the path of the page of its link */
async function asked(choice: NotificationChoice): Promise<string> {
  expect((await choose(choice)).body).toMatchObject({ choice, address: rae, isConfirmed: false })
  await waitUntil(() => mail.to(rae).length === 2)
  return pathOf(mail.to(rae)[1]?.links.find((link) => link.includes('/user/notices/')))
}

async function confirmed(choice: NotificationChoice): Promise<string> {
  const path = await asked(choice)
  expect((await press(path, 'confirm')).headers.get('location')).toBe(`${path}?done=confirmed`)
  expect(await read()).toMatchObject({ choice, isConfirmed: true })
  await wait(2 * hourMs)
  return path
}

/** Submits an application. @returns its id; the caller must wait before it checks for mail */
async function apply(job = 'Coastal Planner'): Promise<number> {
  applied += 1
  const who = `zoltan.quimby.${applied}@example.org`
  const guest = await server.guest('harbour')
  const vacancy = (await advertiseVacancy(server, guest)).find(({ name }) => name === job)
  const { body } = await createApplicationFixture(server, guest, vacancy?.id ?? 0, who)
  const { id } = await submit(server, guest, { ...body, firstName: 'Zoltan', surname: 'Quimby' })
  await wait(6 * secondMs)
  return id
}

/** Waits until the worker has processed everything that was due; anything unsent by then is not sent. */
async function looked(): Promise<void> {
  const [row] = await rows()
  const before = Number(row?.told_up_to)
  await waitUntil(async () => Number((await rows())[0]?.told_up_to) > before)
}

describe('notices of applications', () => {
  test('are off by default, and are sent only after the confirmation page of the first mail is submitted', async () => {
    expect(await read()).toEqual({ choice: 'none', address: rae, isConfirmed: false, sendsMail: true })
    const path = await asked('each')
    const [, question] = mail.to(rae)
    expect(question?.subject).toBe('Confirm notifications from Harbour City Council')
    const [row] = await rows()
    expect(JSON.stringify(row)).not.toContain(rae)
    expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1))
    const opened = await server.call<string>(path)
    expect(textOf(opened.body)).toContain('Yes, send them here')
    expect([opened.headers.get('referrer-policy'), opened.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ])
    expect((await rows())[0]?.confirmed_at).toBeNull()
    await apply()
    await press(path, 'confirm')
    const id = await apply()
    await waitUntil(() => letters().length === 1)
    expect(letters()[0]?.words).toContain(`?id=${id}`)
  })

  test('contain job and link of each application, as text and HTML in the client’s theme, without personal data', async () => {
    await confirmed('each')
    const id = await apply()
    await waitUntil(() => letters().length === 1)
    const [letter] = letters()
    expect(letter?.subject).toBe('New application: Coastal Planner')
    expect(letter?.from).toBe('Harbour City Council <careers@example.org>')
    expect(letter?.raw).toContain('multipart/alternative')
    expect(letter?.words).toContain('background:#0b5c63')
    expect(letter?.links).toContain(`${server.origin('harbour')}/applicant/viewapplications?id=${id}`)
    expect(letter?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
    expect(letter?.words).not.toMatch(/zoltan|quimby/i)
  })

  test('can be unsubscribed with one click in the mail program without a cookie; opening the URL unsubscribes nothing', async () => {
    const path = await confirmed('each')
    await apply()
    await waitUntil(() => letters().length === 1)
    const header = /^List-Unsubscribe:\s+<([^>]+)>/im.exec(letters()[0]?.raw ?? '')?.[1]
    const opened = await server.call(pathOf(header))
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path])
    expect(await rows()).toHaveLength(1)
    const left = await fetch(`${server.url}${pathOf(header)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await server.call(path)).status).toBe(404)
    expect(await read()).toMatchObject({ choice: 'none', isConfirmed: false })
    const acts = await server.database.query(
      `select changes from audit where action = 'notices chosen' and user_id = ${raesId} order by id`,
    )
    expect(acts.map(({ changes }) => JSON.parse(String(changes))[0].to)).toEqual([
      'Each new application',
      'None',
    ])
    expect(JSON.stringify(acts)).not.toContain(rae)
  })

  test('can be ended on the page, which also cancels queued ones', async () => {
    const path = await confirmed('each')
    mail.react = () => 451
    await apply()
    await waitUntil(async () => (await waiting())[0]?.attempts === 1)
    expect(textOf((await press(path, 'leave')).body)).toContain('You’re unsubscribed')
    expect(await waiting()).toEqual([])
    mail.react = () => 250
    expect((await press(path, 'confirm')).status).toBe(404)
  })

  test('are combined if many come within an hour: at most two mails per hour, which name all', async () => {
    await confirmed('each')
    for (const time of [1, 2]) {
      await apply()
      await waitUntil(() => letters().length === time)
    }
    const more = [await apply(), await apply('Building Surveyor'), await apply()]
    expect(more).toHaveLength(3)
    const nextAt = async () => Date.parse(String((await rows())[0]?.next_at)) - Date.now() - waited
    await waitUntil(async () => (await nextAt()) > hourMs / 2)
    expect(letters()).toHaveLength(2)
    await wait(hourMs)
    await waitUntil(() => letters().length === 3)
    expect(letters()[2]?.subject).toBe('Applications at Harbour City Council: 3 new')
    expect(letters()[2]?.words).toContain('Coastal Planner')
    expect(letters()[2]?.words).toContain('2 new')
    expect(letters()[2]?.words).not.toMatch(/zoltan|quimby/i)
  })

  test('are sent as one daily mail with counts by job, except on days without applications', async () => {
    await confirmed('daily')
    await server.database.query('update applications set hear_by = null')
    await apply()
    await apply()
    await apply('Building Surveyor')
    expect(letters()).toHaveLength(0)
    await wait(dayMs)
    await waitUntil(() => letters().length === 1)
    const [letter] = letters()
    expect(letter?.subject).toBe('Applications at Harbour City Council: 3 new')
    expect(letter?.words).toMatch(/Coastal Planner[\s\S]*2 new[\s\S]*Building Surveyor[\s\S]*1 new/)
    expect(letter?.links.filter((link) => /vacancyId=[0-9a-f-]{36}$/.test(link))).toHaveLength(2)
    const next = async () => String((await rows())[0]?.next_at)
    const before = await next()
    await wait(dayMs)
    await waitUntil(async () => (await next()) > before && (await rows())[0]?.claim === null)
    expect(letters()).toHaveLength(1)
  })

  test('omit applications that were withdrawn meanwhile', async () => {
    await confirmed('each')
    const guest = await server.guest('harbour')
    const [vacancy] = await advertiseVacancy(server, guest)
    const { body } = await createApplicationFixture(server, guest, vacancy?.id ?? 0, 'gone@example.org')
    const { id } = await submit(server, guest, body)
    await server.database.query(
      `update applications set withdrawn_at = '${new Date().toISOString()}' where id = ${id}`,
    )
    const look = looked()
    await wait(6 * secondMs)
    await look
    expect(letters()).toEqual([])
  })

  test('end when the user loses access to applications or is removed', async () => {
    await confirmed('each')
    const role = `update users set account_role = 'editor' where id = ${raesId}`
    await server.database.query(role)
    expect((await choose('daily')).status).toBe(403)
    await apply()
    await waitUntil(async () => (await rows()).length === 0)
    expect(letters()).toEqual([])
  })

  test('are deleted with a removed user, including queued ones', async () => {
    await confirmed('each')
    mail.react = () => 451
    await apply()
    await waitUntil(async () => (await waiting())[0]?.attempts === 1)
    const token = await server.admin('harbour')
    const path = `/api/accountPeople/${raesId}/removal`
    expect((await server.call(path, { token, body: { currentPassword } })).status).toBe(204)
    expect([await rows(), await waiting()]).toEqual([[], []])
    mail.react = () => 250
    await apply()
    expect(letters()).toEqual([])
  })

  test('are sent once by one of several processes', async () => {
    await server.beside()
    await confirmed('each')
    await apply()
    await waitUntil(() => letters().length > 0)
    const look = looked()
    await apply('Building Surveyor')
    await look
    await waitUntil(() => letters().length > 1)
    expect(letters().map(({ subject }) => subject)).toEqual([
      'New application: Coastal Planner',
      'New application: Building Surveyor',
    ])
  })

  test('change the frequency immediately, and the address only after confirmation', async () => {
    await confirmed('each')
    expect((await choose('daily')).body).toMatchObject({ choice: 'daily', isConfirmed: true })
    const other = `new.${rae}`
    expect((await choose('daily', other)).body).toMatchObject({ address: other, isConfirmed: false })
    await waitUntil(() => mail.to(other).length === 1)
    expect(await rows()).toHaveLength(1)
    const wrong = await choose('each', 'no address')
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: '/address', message: 'Must be a valid email' }],
    ])
    expect(await read()).toMatchObject({ choice: 'daily', address: other })
    await wait(49 * hourMs)
    expect((await server.call(pathOf(mail.to(other)[0]?.links[0]))).status).toBe(404)
  })

  test('are each person’s own', async () => {
    await confirmed('each')
    const token = await server.admin('harbour')
    expect((await server.call<NotificationSettings>('/api/ownNotices', { token })).body.choice).toBe('none')
    const elsewhere = await server.admin('meridian')
    expect(
      (await server.call<NotificationSettings>('/api/ownNotices', { token: elsewhere })).body.choice,
    ).toBe('none')
  })
})

test('six links a day are not sent to one address', async () => {
  const limited = await startTestServer({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' })
  const token = await limited.admin('harbour')
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    const body = { choice: 'daily', address: 'often@example.org' }
    statuses.push((await limited.call('/api/ownNotices', { method: 'PUT', token, body })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await limited.stop()
})

test('without mail, the settings report it and accept no subscription', async () => {
  const silent = await startTestServer()
  const token = await silent.admin('harbour')
  expect((await silent.call<NotificationSettings>('/api/ownNotices', { token })).body.sendsMail).toBe(false)
  const body = { choice: 'daily', address: rae }
  const refused = await silent.call<Problem>('/api/ownNotices', { method: 'PUT', token, body })
  expect([refused.status, refused.body.type?.split(':').at(-1)]).toEqual([409, 'no-mail'])
  await silent.stop()
})
