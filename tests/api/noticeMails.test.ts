import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { NotificationSettings } from '../../src/schemas/notifications/notificationSettings.types'
import { waitUntil } from './backOfficeReceiver'
import { getPath, getText, hourMs, setUpNotices } from './noticesFixture'
import { startTestServer } from './testServer'

const notices = setUpNotices()
const {
  fetchSettings,
  saveChoice,
  listStoredSettings,
  getNotificationMails,
  submitAction,
  subscribe,
  subscribeAndConfirm,
  apply,
  wait,
} = notices

/** Returns the path to which the page posts its form without scripts, followed by the actions of its buttons. */
function readForm(html: string): (string | null | undefined)[] {
  const form = new JSDOM(html).window.document.querySelector('main form[method="post"]')
  const buttons = Array.from(form?.querySelectorAll('button[name="act"]') ?? [])
  return [form?.getAttribute('action'), ...buttons.map((button) => button.getAttribute('value'))]
}

describe('notifications of applications', () => {
  test('are off by default, and are sent only after the confirmation page of the first mail is submitted', async () => {
    expect(await fetchSettings()).toEqual({
      choice: 'none',
      address: notices.address,
      isConfirmed: false,
      sendsMail: true,
    })
    const path = await subscribe('each')
    const [, question] = notices.mail.to(notices.address)
    expect(question?.subject).toBe('Confirm notifications from Harbour City Council')
    const [row] = await listStoredSettings()
    expect(JSON.stringify(row)).not.toContain(notices.address)
    expect(JSON.stringify(row)).not.toContain(path.split('/').at(-1))
    const opened = await notices.server.call<string>(path)
    expect(getText(opened.body)).toContain('Yes, send them here')
    expect(readForm(opened.body)).toEqual([path, 'confirm', 'leave'])
    expect([opened.headers.get('referrer-policy'), opened.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ])
    expect((await listStoredSettings())[0]?.confirmed_at).toBeNull()
    await apply()
    await submitAction(path, 'confirm')
    const confirmed = await notices.server.call<string>(path)
    expect(readForm(confirmed.body)).toEqual([path, 'leave'])
    const id = await apply()
    await waitUntil(() => getNotificationMails().length === 1)
    expect(getNotificationMails()[0]?.words).toContain(`?id=${id}`)
  })

  test('contain job and link of each application, as text and HTML in the client’s theme, without personal data', async () => {
    await subscribeAndConfirm('each')
    const id = await apply()
    await waitUntil(() => getNotificationMails().length === 1)
    const [notification] = getNotificationMails()
    expect(notification?.subject).toBe('New application: Coastal Planner')
    expect(notification?.from).toBe('Harbour City Council <careers@example.org>')
    expect(notification?.raw).toContain('multipart/alternative')
    expect(notification?.words).toContain('background:#0b5c63')
    expect(notification?.links).toContain(
      `${notices.server.origin('harbour')}/applicant/viewapplications?id=${id}`,
    )
    expect(notification?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
    expect(notification?.words).not.toMatch(/zoltan|quimby/i)
  })

  test('can be unsubscribed with one click in the mail program without a cookie; opening the URL unsubscribes nothing', async () => {
    const path = await subscribeAndConfirm('each')
    await apply()
    await waitUntil(() => getNotificationMails().length === 1)
    const header = /^List-Unsubscribe:\s+<([^>]+)>/im.exec(getNotificationMails()[0]?.raw ?? '')?.[1]
    const opened = await notices.server.call(getPath(header))
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path])
    expect(await listStoredSettings()).toHaveLength(1)
    const unsubscribed = await fetch(`${notices.server.url}${getPath(header)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(unsubscribed.status).toBe(200)
    expect(await listStoredSettings()).toEqual([])
    expect((await notices.server.call(path)).status).toBe(404)
    expect(await fetchSettings()).toMatchObject({ choice: 'none', isConfirmed: false })
    const acts = await notices.server.database.query(
      `select changes from audit where action = 'notices chosen' and user_id = ${notices.userId} order by id`,
    )
    expect(acts.map(({ changes }) => JSON.parse(String(changes))[0].to)).toEqual([
      'Each new application',
      'None',
    ])
    expect(JSON.stringify(acts)).not.toContain(notices.address)
  })

  test('have a new frequency immediately; a new address must be confirmed within two days', async () => {
    await subscribeAndConfirm('each')
    expect((await saveChoice('daily')).body).toMatchObject({ choice: 'daily', isConfirmed: true })
    const other = `new.${notices.address}`
    expect((await saveChoice('daily', other)).body).toMatchObject({ address: other, isConfirmed: false })
    await waitUntil(() => notices.mail.to(other).length === 1)
    expect(await listStoredSettings()).toHaveLength(1)
    const wrong = await saveChoice('each', 'no address')
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: '/address', message: 'Must be a valid email' }],
    ])
    expect(await fetchSettings()).toMatchObject({ choice: 'daily', address: other })
    await wait(49 * hourMs)
    expect((await notices.server.call(getPath(notices.mail.to(other)[0]?.links[0]))).status).toBe(404)
  })

  test('belong to one person each', async () => {
    await subscribeAndConfirm('each')
    const token = await notices.server.admin('harbour')
    expect((await notices.server.call<NotificationSettings>('/api/ownNotices', { token })).body.choice).toBe(
      'none',
    )
    const elsewhere = await notices.server.admin('meridian')
    expect(
      (await notices.server.call<NotificationSettings>('/api/ownNotices', { token: elsewhere })).body.choice,
    ).toBe('none')
  })
})

test('confirmation links are limited to five a day per address', async () => {
  const limited = await startTestServer({
    FOYER_SMTP_URL: notices.mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
  })
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
  const body = { choice: 'daily', address: notices.address }
  const refused = await silent.call<Problem>('/api/ownNotices', { method: 'PUT', token, body })
  expect([refused.status, refused.body.type?.split(':').at(-1)]).toEqual([409, 'no-mail'])
  await silent.stop()
})
