import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../api/mailServer'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const card = (page: Page) =>
  page.locator('.fy-notices').filter({ has: page.getByRole('heading', { name: 'Notices by mail' }) })
const openSettings = async (width: number, site: ReturnType<typeof siteUnderTest>) => {
  const page = await openSignedIn(site, 'harbour', '/user/settings', width)
  await card(page).scrollIntoViewIfNeeded()
  return page
}

describe('notices of applications', () => {
  const site = siteUnderTest(() => ({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' }))

  it('are chosen by keyboard, confirmed and ended, at every width', async () => {
    const address = 'rae@harbour.example'
    const page = await openSettings(360, site)
    const none = card(page).getByRole('radio', { name: 'None' })
    await expect.poll(() => none.isChecked()).toBe(true)
    await none.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('no address')
    site.trouble.expect(/^422: PUT .*\/api\/ownNotices$/)
    await page.keyboard.press('Enter')
    await card(page).getByRole('alert').getByText('Must be a valid email').waitFor()
    const field = card(page).getByRole('textbox', { name: 'E-mail address' })
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expectFitAtEveryWidth(page)
    await field.fill(address)
    await page.keyboard.press('Enter')
    await card(page).getByText(`A link is on its way to ${address}.`).waitFor()
    await expectFitAtEveryWidth(page)
    await expect.poll(() => mail.to(address).length).toBe(1)
    const link = mail.to(address)[0]?.links.find((one) => one.includes('/user/notices/')) ?? ''
    const own = await site.visit('harbour', new URL(link).pathname, { width: 360 })
    await own.getByRole('heading', { level: 1, name: 'Notices of applications?' }).waitFor()
    await expectFitAtEveryWidth(own)
    await own.getByRole('button', { name: 'Yes, send them here' }).click()
    await own.getByText('Confirmed.').waitFor()
    await expectFitAtEveryWidth(own)
    await page.reload()
    await card(page).getByText(`They go to ${address}.`).waitFor()
    await expect
      .poll(() => card(page).getByRole('radio', { name: 'Each new application' }).isChecked())
      .toBe(true)
    await expectFitAtEveryWidth(page)
    await own.getByRole('button', { name: 'No more notices' }).click()
    await own.getByRole('heading', { level: 1, name: 'No more notices come' }).waitFor()
    await expectFitAtEveryWidth(own)
    await page.reload()
    await expect.poll(() => none.isChecked()).toBe(true)
    await expect.poll(() => field.count()).toBe(0)
    site.trouble.expect(/^404: GET .*\/user\/notices\//)
    await own.goto(link.replace(/^https?:\/\/[^/]+/, site.server.origin('harbour')))
    await own.getByRole('heading', { level: 1, name: 'This link leads to nothing' }).waitFor()
    await expectFitAtEveryWidth(own)
  })

  it('are ended where no scripts run', async () => {
    site.trouble.allow(/^csp: GET .*\/assets\/[^/]+\.js$/)
    const page = await openSettings(1280, site)
    const address = 'plain@harbour.example'
    await card(page).getByRole('radio', { name: 'A summary each morning' }).check()
    await card(page).getByRole('textbox', { name: 'E-mail address' }).fill(address)
    await card(page).getByRole('button', { name: 'Save notices' }).click()
    await expect.poll(() => mail.to(address).length).toBe(1)
    const link = mail.to(address)[0]?.links.find((one) => one.includes('/user/notices/')) ?? ''
    const own = await site.visit('harbour', new URL(link).pathname, { scripts: false })
    await own.getByRole('button', { name: 'Yes, send them here' }).click()
    await own.getByText('Confirmed.').waitFor()
    await own.getByRole('button', { name: 'No more notices' }).click()
    await own.getByRole('heading', { level: 1, name: 'No more notices come' }).waitFor()
  })
})

describe('where no mail is sent', () => {
  const site = siteUnderTest()

  it('the card says that there are none, at every width', async () => {
    const page = await openSettings(360, site)
    await card(page).getByText('Not available: this installation sends no mail.').waitFor()
    await expect.poll(() => card(page).getByRole('radio').count()).toBe(0)
    await expectFitAtEveryWidth(page)
  })
})
