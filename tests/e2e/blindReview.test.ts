import { expect, it } from 'vitest'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

it('blind review hides the applicant until an administrator reveals the identity', async () => {
  const page = await openSignedIn(site, 'harbour', '/user/settings/privacy', 360)
  await page.getByRole('checkbox', { name: /^Hide who applied/ }).check()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('The settings have been updated.').waitFor()
  await page.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications?sort=applicantName`)
  await page
    .getByRole('link', { name: /^Open the application of Applicant \d+/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 2, name: /^Applicant \d+$/ }).waitFor()
  await page.getByText('Documents are hidden until you reveal the identity.').waitFor()
  const mail = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect.poll(() => mail.count()).toBe(0)
  await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
  await page.getByRole('button', { name: 'Reveal identity' }).press('Enter')
  await mail.waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 2, name: /^Applicant/ }).count()).toBe(0)
  await page.goto(`${site.server.getOrigin('harbour')}/user/activity`)
  await page.getByText('Identity revealed').first().waitFor()
})
