import Database from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { saveOnDevice } from './harness/applyBar'
import {
  answerForm,
  getField,
  getFormUrl,
  openForm,
  sendApplication,
  waitForReceipt,
} from './harness/buildingSurveyor'
import { setUpSiteInProcess } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSiteInProcess()

/** Returns the number of stored applications with this email address. */
function countStored(email: string): number {
  const database = new Database(`${site.server.dataDir}/foyer.db`, { readonly: true })
  try {
    return Number(
      database.prepare('select count(*) from applications where email_lower = ?').pluck().get(email),
    )
  } finally {
    database.close()
  }
}

/** Lets this many requests with the application fail with status 500. */
const failTimes = (page: Page, times: number) =>
  page.route('**/api/submittedapplications', (route) => route.fulfill({ status: 500, body: '' }), { times })

it('[JD-09] an application that fails twice with status 500, and once more while the server restarts, keeps its answers and is stored once', async () => {
  const email = 'twice@example.org'
  const page = await openForm(site)
  await answerForm(page, email)
  site.problems.expect(/^500: POST .*submittedapplications$/)
  await failTimes(page, 2)
  for (const _ of [1, 2]) {
    const failed = page.waitForResponse('**/api/submittedapplications')
    await sendApplication(page)
    await failed
    await page.getByText('Your application could not be sent').waitFor()
  }
  site.problems.allow(
    /ERR_(CONNECTION_RESET|CONNECTION_REFUSED|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/,
    /^console: /,
  )
  await site.server.kill()
  await sendApplication(page)
  await page.getByText("We'll send this when you reconnect.").waitFor()
  await site.server.start()
  await expect.poll(() => getField(page, 'email').inputValue()).toBe(email)
  await sendApplication(page)
  await waitForReceipt(page)
  expect(countStored(email)).toBe(1)
})

it('[JD-09] a tab that the browser freezes while it sends shows the receipt when it is active again', async () => {
  const email = 'frozen@example.org'
  const page = await openForm(site)
  await answerForm(page, email)
  const tab = await page.context().newCDPSession(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/submittedapplications', async (route) => {
    await isReleased
    await route.continue()
  })
  const requested = page.waitForRequest('**/api/submittedapplications')
  await sendApplication(page)
  await requested
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' })
  release()
  await expect.poll(() => countStored(email)).toBe(1)
  await tab.send('Page.setWebLifecycleState', { state: 'active' })
  await waitForReceipt(page)
  expect(countStored(email)).toBe(1)
})

it.each(['SecurityError', 'QuotaExceededError'])(
  '[JD-09] an application is sent with its file from a browser whose storage throws a %s',
  async (name) => {
    const email = `${name.toLowerCase()}@example.org`
    const page = await site.openEmptyPage()
    await page.addInitScript((error) => {
      const refuse = () => {
        throw new DOMException('No', error)
      }
      IDBFactory.prototype.open = refuse
      Storage.prototype.setItem = refuse
    }, name)
    await page.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
    await waitForHydratedForm(page)
    await answerForm(page, email)
    await sendApplication(page)
    await waitForReceipt(page)
    expect(countStored(email)).toBe(1)
  },
)

it('[JD-09] an application that is open in two tabs is sent from one, and the other keeps its answers', async () => {
  const email = 'two-tabs@example.org'
  const page = await openForm(site)
  await answerForm(page, email)
  await saveOnDevice(page)
  const other = await site.visit('harbour', await getFormUrl(site), { sameVisitorAs: page })
  await waitForHydratedForm(other)
  await expect.poll(() => getField(other, 'email').inputValue()).toBe(email)
  await sendApplication(page)
  await waitForReceipt(page)
  expect(countStored(email)).toBe(1)
  expect(await getField(other, 'email').inputValue()).toBe(email)
})
