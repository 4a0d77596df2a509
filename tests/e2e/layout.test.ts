import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('[LY-01] [LY-02] [LY-04] the header and the footer hold what the client has set; a phone has its own logo and a Menu toggle', async () => {
  const page = await site.visit('harbour', '/home/login')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link').first()
  await expect.poll(() => logo.getAttribute('href')).toBe('/job')
  await expect.poll(() => shownLogo(page)).toMatch(/\/clients\/harbour\/logo\.svg$/)
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).getByRole('link').count()).toBe(3)
  await expect.poll(() => page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
  const footer = page.getByRole('contentinfo')
  const text = await footer.textContent()
  expect(text).toMatch(/Version \d+\.\d+\.\d+/)
  expect(text).toContain(`© ${new Date().getFullYear()} Harbour City Council`)
  const own = footer.getByRole('link', { name: 'Privacy at the council' })
  await expect.poll(() => own.getAttribute('href')).toBe('https://harbour.example/privacy')
  await logo.click()
  await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  await page.getByText('Work where the city meets the sea').waitFor()
  const picture = page.locator('header img[src="/clients/harbour/titlebar.svg"]')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const phone = await site.visit('harbour', '/', { width: 360 })
  await expect.poll(() => shownLogo(phone)).toMatch(/\/clients\/harbour\/logo-mobile\.svg$/)
  const toggle = phone.getByRole('button', { name: 'Menu' })
  const benefits = phone.getByRole('link', { name: 'Our benefits' })
  await expect.poll(() => benefits.isVisible()).toBe(false)
  await toggle.click()
  await benefits.waitFor()
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
  await toggle.click()
  await benefits.waitFor({ state: 'hidden' })
})

/** Address of the logo that the browser has chosen for its screen. */
const shownLogo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc)

describe('a notification', () => {
  it('[LY-08] stands top right, can be dismissed, and goes by itself otherwise', async () => {
    const page = await signIn(site, 'harbour')
    await page.locator('[id^="application-"]').first().click()
    const resubmit = page.getByRole('button', { name: 'Resubmit' })
    const text = /^Application ID: \d+ has been marked for resubmission\.$/
    await resubmit.click()
    const shown = page.getByRole('region', { name: 'Notifications' }).getByText(text)
    await shown.waitFor()
    const box = await shown.boundingBox()
    expect(box?.x).toBeGreaterThan(640)
    expect(box?.y).toBeLessThan(200)
    await page.getByRole('button', { name: /^Dismiss/ }).click()
    await shown.waitFor({ state: 'detached' })
    await resubmit.click()
    await shown.waitFor()
    await resubmit.click()
    await expect.poll(() => shown.count(), { message: 'one whose id is shown is not added again' }).toBe(1)
    await shown.waitFor({ state: 'detached' })
  })
})
