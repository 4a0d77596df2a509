import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../api/mailServer'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

async function expectFit(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({
      path: `${process.env.SHOTS}/${name}-${page.viewportSize()?.width}.png`,
      fullPage: true,
    })
  await expect.poll(() => sidewaysScroll(page), { message: name }).toBe(0)
  expect(await accessibilityFindings(page), name).toEqual([])
}

const card = (page: Page) =>
  page.locator('.fy-notices').filter({ has: page.getByRole('heading', { name: 'Notices by mail' }) })
const openSettings = async (width: number, site: ReturnType<typeof siteUnderTest>) => {
  const page = await openSignedIn(site, 'harbour', '/user/settings', width)
  await card(page).scrollIntoViewIfNeeded()
  return page
}

describe('notices of applications', () => {
  const site = siteUnderTest(() => ({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' }))

  it.each([1280, 360])('are chosen by keyboard, confirmed and ended at %i px', async (width) => {
    const address = `rae.${width}@harbour.example`
    const page = await openSettings(width, site)
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
    await expectFit(page, 'notices-wrong')
    await field.fill(address)
    await page.keyboard.press('Enter')
    await card(page).getByText(`A link is on its way to ${address}.`).waitFor()
    await expectFit(page, 'notices-asked')
    await expect.poll(() => mail.to(address).length).toBe(1)
    const link = mail.to(address)[0]?.links.find((one) => one.includes('/user/notices/')) ?? ''
    const own = await site.visit('harbour', new URL(link).pathname, { width })
    await own.getByRole('heading', { level: 1, name: 'Notices of applications?' }).waitFor()
    await expectFit(own, 'notice-unconfirmed')
    await own.getByRole('button', { name: 'Yes, send them here' }).click()
    await own.getByText('Confirmed.').waitFor()
    await expectFit(own, 'notice-standing')
    await page.reload()
    await card(page).getByText(`They go to ${address}.`).waitFor()
    await expect
      .poll(() => card(page).getByRole('radio', { name: 'Each new application' }).isChecked())
      .toBe(true)
    await expectFit(page, 'notices-confirmed')
    await own.getByRole('button', { name: 'No more notices' }).click()
    await own.getByRole('heading', { level: 1, name: 'No more notices come' }).waitFor()
    await expectFit(own, 'notice-left')
    await page.reload()
    await expect.poll(() => none.isChecked()).toBe(true)
    await expect.poll(() => field.count()).toBe(0)
    site.trouble.expect(/^404: GET .*\/user\/notices\//)
    await own.goto(link.replace(/^https?:\/\/[^/]+/, site.server.origin('harbour')))
    await own.getByRole('heading', { level: 1, name: 'This link leads to nothing' }).waitFor()
    await expectFit(own, 'notice-unknown')
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

  it.each([1280, 360])('the card says that there are none, at %i px', async (width) => {
    const page = await openSettings(width, site)
    await card(page).getByText('Not available: this installation sends no mail.').waitFor()
    await expect.poll(() => card(page).getByRole('radio').count()).toBe(0)
    await expectFit(page, 'notices-none')
  })
})
