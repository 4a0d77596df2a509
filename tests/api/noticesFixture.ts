import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { AccountPeople, IssuedInvitation } from '../../src/schemas/accounts/people.types'
import type { Problem } from '../../src/schemas/applications/application'
import type {
  NotificationChoice,
  NotificationSettings,
} from '../../src/schemas/notifications/notificationSettings.types'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

export const secondMs = 1000
export const hourMs = 60 * 60 * secondMs
export const currentPassword = 'harbour-demo-1'
const newPassword = 'lantern-otter-quilt'

export const getText = (html: unknown) =>
  new JSDOM(String(html)).window.document.querySelector('main')?.textContent
export const getPath = (link = '') => new URL(link).pathname

/** Starts a server with mail for the tests of one file, and a new user of harbour for each test. */
export function setUpNotices() {
  const root = makeSiteRoot()
  let mail: MailServer
  let server: TestServer
  let count = 0
  let applicationCount = 0
  let waited = 0
  let raesAddress: string
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

  /** Each test gets a new person with a new address, who alone receives notifications. */
  beforeEach(async () => {
    mail.react = () => 250
    await server.database.query('delete from notices')
    count += 1
    raesAddress = `rae.${count}@example.org`
    const token = await server.admin('harbour')
    const body = { email: raesAddress, role: 'reviewer', currentPassword }
    const made = await server.call<IssuedInvitation>('/api/accountInvitations', { token, body })
    const who = { clientCode: 'harbour', token: made.body.token, name: 'Rae Owens', newPassword }
    await server.call('/api/accountLinks/accept', { body: who })
    const { people } = (await server.call<AccountPeople>('/api/accountPeople', { token })).body
    raesId = people.find(({ username }) => username === raesAddress)?.id ?? 0
    await waitUntil(() => mail.to(raesAddress).length === 1)
    await wait(2 * hourMs)
  })

  async function wait(milliseconds: number): Promise<void> {
    await server.mailSettled()
    waited += milliseconds
    server.advanceClock(milliseconds)
  }

  const signIn = () => server.signIn(raesAddress, newPassword, 'harbour')
  const fetchSettings = async () =>
    (await server.call<NotificationSettings>('/api/ownNotices', { token: await signIn() })).body
  const saveChoice = async (choice: NotificationChoice, address = raesAddress) =>
    server.call<NotificationSettings & Problem>('/api/ownNotices', {
      ...{ method: 'PUT', token: await signIn(), body: { choice, address } },
    })
  const listStoredSettings = () => server.database.query(`select * from notices where user_id = ${raesId}`)

  /** Returns the number of attempts of each notification that was not sent. */
  const listPendingAttempts = async () =>
    (
      await server.database.query("select attempts from mails where kind like 'notice%' and state <> 'sent'")
    ).map(({ attempts }) => ({ attempts: Number(attempts) }))
  /** Returns the mails after the invitation and the confirmation request. */
  const getNotificationMails = () => mail.to(raesAddress).slice(2)
  const submitAction = (path: string, act: string) => {
    const body = new FormData()
    body.append('act', act)
    return server.call<string>(path, { body })
  }

  /** Chooses a frequency and waits for the confirmation mail. @returns the path of the page that the mail links to */
  async function subscribe(choice: NotificationChoice): Promise<string> {
    expect((await saveChoice(choice)).body).toMatchObject({
      choice,
      address: raesAddress,
      isConfirmed: false,
    })
    await waitUntil(() => mail.to(raesAddress).length === 2)
    return getPath(mail.to(raesAddress)[1]?.links.find((link) => link.includes('/user/notices/')))
  }

  /** Subscribes, confirms, and moves the clock by two hours. @returns the path of the page that the mail links to */
  async function subscribeAndConfirm(choice: NotificationChoice): Promise<string> {
    const path = await subscribe(choice)
    expect((await submitAction(path, 'confirm')).headers.get('location')).toBe(`${path}?done=confirmed`)
    expect(await fetchSettings()).toMatchObject({ choice, isConfirmed: true })
    await wait(2 * hourMs)
    return path
  }

  /** Submits an application and moves the clock by 6 s. @returns its id; its mail may not have been sent yet */
  async function apply(job = 'Coastal Planner'): Promise<number> {
    applicationCount += 1
    const who = `zoltan.quimby.${applicationCount}@example.org`
    const guest = await server.guest('harbour')
    const vacancy = (await fetchVacancies(server, guest)).find(({ name }) => name === job)
    const { body } = await createApplicationFixture(server, guest, vacancy?.id ?? 0, who)
    const { id } = await submit(server, guest, { ...body, firstName: 'Zoltan', surname: 'Quimby' })
    await wait(6 * secondMs)
    return id
  }

  /** Waits until the worker has processed newer applications for the user, so that a test can check that no mail follows. */
  async function waitForWorker(): Promise<void> {
    const [row] = await listStoredSettings()
    const before = Number(row?.told_up_to)
    await waitUntil(async () => Number((await listStoredSettings())[0]?.told_up_to) > before)
  }

  return {
    get server() {
      return server
    },
    get mail() {
      return mail
    },
    /** Address and user name of the test's user. */
    get address() {
      return raesAddress
    },
    get userId() {
      return raesId
    },
    get waitedMs() {
      return waited
    },
    wait,
    fetchSettings,
    saveChoice,
    listStoredSettings,
    listPendingAttempts,
    getNotificationMails,
    submitAction,
    subscribe,
    subscribeAndConfirm,
    apply,
    waitForWorker,
  }
}
