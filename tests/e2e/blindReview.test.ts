import { expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('who applied is hidden where the settings say so, until it is asked for, at 360 and 1280 px', async () => {
  const settings = await openSignedIn(site, 'harbour', '/user/settings?tab=site', 360)
  await settings.getByRole('checkbox', { name: /^Hide who applied/ }).check()
  await settings.getByRole('button', { name: /^Save/ }).click()
  await settings.getByText('The settings have been updated.').waitFor()
  for (const width of [360, 1280]) {
    const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications?sort=applicantName', width)
    const open = page.getByRole('link', { name: /^Open the application of Applicant \d+/ })
    await open.nth(width === 360 ? 0 : 1).click()
    await page.getByRole('heading', { level: 2, name: /^Applicant \d+$/ }).waitFor()
    await page.getByText('Documents are hidden until you show who it is.').waitFor()
    await expect.poll(() => page.locator('.fy-application-head__contact a').count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Show who it is' }).press('Enter')
    await page.locator('.fy-application-head__contact a[href^="mailto:"]').waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 2, name: /^Applicant/ }).count()).toBe(0)
    await page.goto(`${site.server.origin('harbour')}/user/activity`)
    await page.getByText('Who applied shown').first().waitFor()
  }
})
