import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

/** `layout.test.tsx` tests the texts and links of the header, footer and sidebar, in jsdom; `notifications.store.test.ts` the time that a notification stays. */
const site = setUpSite()

it("[LY-01] [LY-02] the header has a smaller logo and a folded menu on a phone, and the client's menu and picture on a desktop", async () => {
  const page = await site.visit('harbour', '/home/login')
  const logo = page.locator('header a').first()
  await logo.waitFor()
  await expect.poll(() => logo.getAttribute('href')).toBe('/job')
  const getLogoSource = (visitorPage: typeof page) =>
    visitorPage
      .locator('header img')
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
  await expect.poll(() => getLogoSource(page)).toMatch(/\/clients\/harbour\/logo\.svg$/)
  const phone = await site.visit('harbour', '/', { width: 360 })
  await phone.locator('header img').first().waitFor()
  await expect.poll(() => getLogoSource(phone)).toMatch(/\/clients\/harbour\/logo-mobile\.svg$/)
  const toggle = phone.getByRole('button', { name: 'Menu' })
  await toggle.waitFor()
  const benefits = phone.getByRole('link', { name: 'Our benefits' })
  await expect.poll(() => benefits.isVisible()).toBe(false)
  await toggle.click()
  await benefits.waitFor()
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
  await toggle.click()
  await benefits.waitFor({ state: 'hidden' })

  await logo.click()
  await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await links.first().waitFor()
  await expect.poll(() => links.count()).toBe(3)
  await expect.poll(() => page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
  await page.getByText('Work where the city meets the sea').waitFor()
  const picture = page.locator('header img[src="/clients/harbour/titlebar.svg"]')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

it('[LY-08] a notification is at the top right and can be dismissed', async () => {
  const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications')
  await page
    .getByRole('link', { name: /^Open the application of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Resubmit' }).click()
  const shown = page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/^Application ID: \d+ has been marked for resubmission\.$/)
  await shown.waitFor()
  const box = await shown.boundingBox()
  expect(box?.x).toBeGreaterThan(640)
  expect(box?.y).toBeLessThan(200)
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await shown.waitFor({ state: 'detached' })
})

it("[LY-05] no administrators' page has more than 120 px before its content on a phone", async () => {
  const page = await openSignedIn(site, 'harbour', '/vacancies/manage', 360)
  const pages = [
    '/vacancies/manage',
    '/vacancies/questions',
    '/user/people',
    '/user/activity',
    '/user/personal-data',
    '/user/overview',
    '/user/account',
    '/applicant/viewapplications',
    '/user/settings',
    '/connections',
  ]
  for (const path of pages) {
    await page.goto(`${site.server.getOrigin('harbour')}${path}`)
    await expect.poll(() => getContentTop(page)).toBeLessThanOrEqual(120)
    await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
  }
  const schema = await openSignedIn(site, 'admin', '/user/schema/2', 360)
  await schema.locator('.fy-acting').waitFor()
  await expect.poll(() => getContentTop(schema)).toBeLessThanOrEqual(120)
  await page.goto(`${site.server.getOrigin('harbour')}/user/settings/languages`)
  const languages = page.getByText('Offer the site in these languages too')
  await expect.poll(async () => (await languages.boundingBox())?.height).toBeLessThanOrEqual(60)
})

/** Returns the distance from the top of the page to the first content below the page header, in CSS pixels. */
async function getContentTop(page: Page): Promise<number> {
  const header = page.locator('.fy-page-header')
  await header.waitFor()
  return header.evaluate((element) => {
    const content = [...(element.parentElement?.children ?? [])].filter(
      (child) => child !== element && child.clientHeight > 0,
    )
    return Math.min(...content.map((child) => child.getBoundingClientRect().top + window.scrollY))
  })
}
