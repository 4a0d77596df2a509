import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../api/mailServer'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const card = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: 'Email notifications' }) })
describe('notifications of applications', () => {
  const site = setUpSite(() => ({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' }))

  it('are chosen by keyboard, confirmed by mail and unsubscribed, at every width', async () => {
    const address = 'rae@harbour.example'
    const page = await openSignedIn(site, 'harbour', '/user/account', 360)
    const none = card(page).getByRole('radio', { name: 'None' })
    await expect.poll(() => none.isChecked()).toBe(true)
    await none.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('no address')
    site.problems.expect(/^422: PUT .*\/api\/ownNotices$/)
    await page.keyboard.press('Enter')
    await card(page).getByRole('alert').getByText('Must be a valid email').waitFor()
    const field = card(page).getByRole('textbox', { name: 'Email address' })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
    await field.fill(address)
    await page.keyboard.press('Enter')
    await card(page).getByText(`We sent a link to ${address}.`).waitFor()
    await expect.poll(() => mail.to(address).length).toBe(1)
    const link = mail.to(address)[0]?.links.find((one) => one.includes('/user/notices/')) ?? ''
    const linkedPage = await site.visit('harbour', new URL(link).pathname, { width: 360 })
    await linkedPage.getByRole('heading', { level: 1, name: 'Turn on application notifications?' }).waitFor()
    await expectNoFaultsAtEveryWidth(linkedPage, { fullCheckWidth: 360 })
    await linkedPage.getByRole('button', { name: 'Yes, send them here' }).click()
    await linkedPage.getByText('Confirmed.').waitFor()
    await expect.poll(() => getHorizontalOverflow(linkedPage)).toBe(0)
    expect(await findViolations(linkedPage)).toEqual([])
    await page.reload()
    await card(page).getByText(`Notifications go to ${address}.`).waitFor()
    await expect
      .poll(() => card(page).getByRole('radio', { name: 'Each new application' }).isChecked())
      .toBe(true)
    await linkedPage.getByRole('button', { name: 'Unsubscribe' }).click()
    await linkedPage.getByRole('heading', { level: 1, name: 'You’re unsubscribed' }).waitFor()
    await page.reload()
    await expect.poll(() => none.isChecked()).toBe(true)
    await expect.poll(() => field.count()).toBe(0)
    site.problems.expect(/^404: GET .*\/user\/notices\//)
    await linkedPage.goto(link.replace(/^https?:\/\/[^/]+/, site.server.getOrigin('harbour')))
    await linkedPage.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
    await expect.poll(() => getHorizontalOverflow(linkedPage)).toBe(0)
    expect(await findViolations(linkedPage)).toEqual([])
  })
})
