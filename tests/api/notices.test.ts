import { describe, expect, test } from 'vitest'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { waitUntil } from './backOfficeReceiver'
import { currentPassword, getText, hourMs, secondMs, setUpNotices } from './noticesFixture'

const dayMs = 24 * hourMs
const notices = setUpNotices()
const {
  saveChoice,
  listStoredSettings,
  listPendingAttempts,
  getNotificationMails,
  submitAction,
  subscribeAndConfirm,
  apply,
  waitForWorker,
  wait,
} = notices

describe('notifications of applications', () => {
  test('can be unsubscribed on the page, which also cancels queued notifications', async () => {
    const path = await subscribeAndConfirm('each')
    notices.mail.react = () => 451
    await apply()
    await waitUntil(async () => (await listPendingAttempts())[0]?.attempts === 1)
    expect(getText((await submitAction(path, 'leave')).body)).toContain('You’re unsubscribed')
    expect(await listPendingAttempts()).toEqual([])
    notices.mail.react = () => 250
    expect((await submitAction(path, 'confirm')).status).toBe(404)
  })

  test('are sent separately twice per hour; further ones are combined into one mail after the hour', async () => {
    await subscribeAndConfirm('each')
    for (const time of [1, 2]) {
      await apply()
      await waitUntil(() => getNotificationMails().length === time)
    }
    for (const job of ['Coastal Planner', 'Building Surveyor', 'Coastal Planner']) await apply(job)
    const nextAt = async () =>
      Date.parse(String((await listStoredSettings())[0]?.next_at)) - Date.now() - notices.waitedMs
    await waitUntil(async () => (await nextAt()) > hourMs / 2)
    expect(getNotificationMails()).toHaveLength(2)
    await wait(hourMs)
    await waitUntil(() => getNotificationMails().length === 3)
    expect(getNotificationMails()[2]?.subject).toBe('Applications at Harbour City Council: 3 new')
    expect(getNotificationMails()[2]?.words).toContain('Coastal Planner')
    expect(getNotificationMails()[2]?.words).toContain('2 new')
    expect(getNotificationMails()[2]?.words).not.toMatch(/zoltan|quimby/i)
    expect(getNotificationMails()[2]?.words).toMatch(/Unsubscribe:\s+http/)
  })

  test('are sent as one daily mail with counts by job, except on days without applications', async () => {
    await subscribeAndConfirm('daily')
    await notices.server.database.query('update applications set hear_by = null')
    await apply()
    await apply()
    await apply('Building Surveyor')
    expect(getNotificationMails()).toHaveLength(0)
    await wait(dayMs)
    await waitUntil(() => getNotificationMails().length === 1)
    const [notification] = getNotificationMails()
    expect(notification?.subject).toBe('Applications at Harbour City Council: 3 new')
    expect(notification?.words).toMatch(/Coastal Planner[\s\S]*2 new[\s\S]*Building Surveyor[\s\S]*1 new/)
    expect(notification?.links.filter((link) => /vacancyId=[0-9a-f-]{36}$/.test(link))).toHaveLength(2)
    const next = async () => String((await listStoredSettings())[0]?.next_at)
    const before = await next()
    await wait(dayMs)
    await waitUntil(async () => (await next()) > before && (await listStoredSettings())[0]?.claim === null)
    expect(getNotificationMails()).toHaveLength(1)
  })

  test('omit applications that were withdrawn meanwhile', async () => {
    await subscribeAndConfirm('each')
    const guest = await notices.server.guest('harbour')
    const [vacancy] = await fetchVacancies(notices.server, guest)
    const { body } = await createApplicationFixture(
      notices.server,
      guest,
      vacancy?.id ?? 0,
      'gone@example.org',
    )
    const { id } = await submit(notices.server, guest, body)
    await notices.server.database.query(
      `update applications set withdrawn_at = '${new Date().toISOString()}' where id = ${id}`,
    )
    const workerRun = waitForWorker()
    await wait(6 * secondMs)
    await workerRun
    expect(getNotificationMails()).toEqual([])
  })

  test('end when the user loses access to applications', async () => {
    await subscribeAndConfirm('each')
    const role = `update users set account_role = 'editor' where id = ${notices.userId}`
    await notices.server.database.query(role)
    expect((await saveChoice('daily')).status).toBe(403)
    await apply()
    await waitUntil(async () => (await listStoredSettings()).length === 0)
    expect(getNotificationMails()).toEqual([])
  })

  test('are deleted with a removed user, including queued ones', async () => {
    await subscribeAndConfirm('each')
    notices.mail.react = () => 451
    await apply()
    await waitUntil(async () => (await listPendingAttempts())[0]?.attempts === 1)
    const token = await notices.server.admin('harbour')
    const path = `/api/accountPeople/${notices.userId}/removal`
    expect((await notices.server.call(path, { token, body: { currentPassword } })).status).toBe(204)
    expect([await listStoredSettings(), await listPendingAttempts()]).toEqual([[], []])
    notices.mail.react = () => 250
    await apply()
    expect(getNotificationMails()).toEqual([])
  })

  test('are sent once by one of two servers', async () => {
    await notices.server.startSecondServer()
    await subscribeAndConfirm('each')
    await apply()
    await waitUntil(() => getNotificationMails().length > 0)
    const workerRun = waitForWorker()
    await apply('Building Surveyor')
    await workerRun
    await waitUntil(() => getNotificationMails().length > 1)
    expect(getNotificationMails().map(({ subject }) => subject)).toEqual([
      'New application: Coastal Planner',
      'New application: Building Surveyor',
    ])
  })
})
