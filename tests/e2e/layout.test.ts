import { describe, expect, it } from 'vitest'
import { openForm } from './harness/buildingSurveyor'
import { signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

describe('the header', () => {
  it("[LY-01] [LY-02] links the logo to /job, smaller on a phone, and holds the client's menu, heading and picture", async () => {
    const page = await site.visit('harbour', '/home/login')
    const logo = page.locator('header a').first()
    await logo.waitFor()
    await expect.poll(() => logo.getAttribute('href')).toBe('/job')
    const drawn = (of: typeof page) =>
      of
        .locator('header img')
        .first()
        .evaluate((img: HTMLImageElement) => img.currentSrc)
    await expect.poll(() => drawn(page)).toMatch(/\/clients\/harbour\/logo\.svg$/)
    const phone = await site.visit('harbour', '/', { width: 360 })
    await phone.locator('header img').first().waitFor()
    await expect.poll(() => drawn(phone)).toMatch(/\/clients\/harbour\/logo-mobile\.svg$/)
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
})

describe('the Dashboard', () => {
  it('leads a client to the jobs, to what was submitted, to Settings, and out, and is not there for a guest', async () => {
    const page = await signIn(site, 'harbour')
    const button = page.getByRole('button', { name: 'Dashboard' })
    await button.click()
    const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
    await list.getByRole('button', { name: 'Logout' }).waitFor()
    const labels = await list.getByRole('listitem').allTextContents()
    expect(labels.map((label) => label.trim())).toEqual([
      'Available Jobs',
      'Expressions of Interest',
      'Submitted Applications',
      'Submitted Expressions of Interest',
      'Settings',
      'Logout',
    ])
    await list.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('You have successfully logged out.').waitFor()
    await expect.poll(() => button.count()).toBe(0)
  })
})

describe('the footer', () => {
  it("[LY-04] says version, copyright, privacy, the client's privacy link, and Login or Logout", async () => {
    const page = await site.visit('harbour', '/')
    const footer = page.getByRole('contentinfo')
    await footer.waitFor()
    const text = await footer.textContent()
    expect(text).toMatch(/Version \d+\.\d+\.\d+/)
    expect(text).toContain(`© ${new Date().getFullYear()} Harbour City Council`)
    await expect.poll(() => footer.getByRole('link', { name: 'Privacy', exact: true }).isVisible()).toBe(true)
    const own = footer.getByRole('link', { name: 'Privacy at the council' })
    await expect.poll(() => own.getAttribute('href')).toBe('https://harbour.example/privacy')
    await footer.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    const signedIn = await signIn(site, 'harbour')
    const theirs = signedIn.getByRole('contentinfo')
    await expect.poll(() => theirs.getByText('Logout').isVisible()).toBe(true)
    await expect.poll(() => theirs.getByText('Login').count()).toBe(0)
  })
})

describe('the sidebar', () => {
  it('[LY-05] does not stand beside an application form that has loaded', async () => {
    const page = await openForm(site)
    await expect.poll(() => page.getByRole('heading', { name: 'Recently Added Jobs' }).count()).toBe(0)
  })
})

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
