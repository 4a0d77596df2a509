import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminPageTitles } from '../../src/texts/admin/adminPageTitles.texts'
import { getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

// `layout.test.tsx` tests the texts and links of the header, footer and sidebar in jsdom, and
// `notifications.store.test.ts` how long a notification stays.
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

it("[LY-05] no administrators' page has more than 120 px before its content on a phone", async () => {
  const page = await openSignedIn(site, 'harbour', '/vacancies/manage', 360)
  const pages = [
    ['/vacancies/manage', adminPageTitles.vacancies],
    ['/vacancies/questions', adminPageTitles.questionLibrary],
    ['/user/people', adminPageTitles.people],
    ['/user/activity', adminPageTitles.activity],
    ['/user/personal-data', adminPageTitles.personalData],
    ['/user/overview', adminPageTitles.overview],
    ['/user/account', adminPageTitles.yourAccount],
    ['/applicant/viewapplications', adminPageTitles.applications],
    ['/user/settings', adminPageTitles.settings],
    ['/connections', adminPageTitles.connections],
  ] as const
  for (const [path, name] of pages) {
    await openWithoutReload(page, path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => getContentTop(page)).toBeLessThanOrEqual(120)
    await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
  }
  const schema = await openSignedIn(site, 'admin', '/user/schema/2', 360)
  await schema.getByRole('complementary', { name: /Meridian Health/ }).waitFor()
  await expect.poll(() => getContentTop(schema)).toBeLessThanOrEqual(120)
  await openWithoutReload(page, '/user/settings/languages')
  const languages = page.getByText('Offer the site in these languages too')
  await expect.poll(async () => (await languages.boundingBox())?.height).toBeLessThanOrEqual(60)
})

/** Opens a path as Back and Forward do, which costs much less than loading the page. */
const openWithoutReload = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

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
