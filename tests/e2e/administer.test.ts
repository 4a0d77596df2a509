import { describe, expect, it } from 'vitest'
import { answerForm, openForm, resume, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { downloadResume, openNewest } from './harness/reviewApplications'
import { setUpSite } from './harness/setUpSite'
import { accounts, logIn, signIn } from './harness/signIn'

const site = setUpSite()

describe('an administrator', () => {
  it('[SS-04] [AP-01] [AP-02] [AP-06] sees a new application first, with its answers, and downloads its resume unchanged', async () => {
    const applicant = await openForm(site)
    await answerForm(applicant, 'ada@example.org')
    await sendApplication(applicant)
    await waitForReceipt(applicant)
    const page = await signIn(site, 'harbour')
    await expect.poll(() => page.getByRole('row').count()).toBe(26)
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Building Surveyor')
    await openNewest(page)
    const panel = page.getByRole('region', { name: /Byron-Surveyor/ })
    await panel.getByText('ada@example.org').first().waitFor()
    await expect.poll(() => panel.textContent()).toContain('30 Jun 2031')
    expect((await downloadResume(page)).equals(resume.buffer)).toBe(true)
  })

  it('[SS-04] [RT-09] [RT-03] [SS-05] signs in on the way to a page, stays signed in, and logs out, in every tab', async () => {
    site.problems.expect(/^401: POST .*\/api\/auth\/authenticate$/)
    const page = await site.visit('harbour', '/applicant/viewapplications')
    await page.waitForURL('**/home/login*')
    await logIn(page, accounts.harbour.username, 'not-the-password')
    await page.getByText('The username or password is wrong.').waitFor()
    await expect.poll(() => page.locator('input[name="username"]').inputValue()).toBe('harbour-admin')
    const second = await site.visit('harbour', '/job/viewjobs', { sameVisitorAs: page })
    await second.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await logIn(page, accounts.harbour.username, accounts.harbour.password)
    await page.waitForURL('**/applicant/viewapplications')
    const title = { level: 1, name: 'Submitted Applications' } as const
    await page.getByRole('heading', title).waitFor()
    await second.getByRole('button', { name: 'Dashboard' }).waitFor()
    await page.reload()
    await page.getByRole('heading', title).waitFor()
    // Waits for the list: a request that is still running at sign-out would be refused.
    await page.getByRole('row').nth(1).waitFor()
    await second.goto(`${site.server.getOrigin('harbour')}/home/login`)
    await second.waitForURL('**/applicant/viewapplications')
    await expect.poll(() => second.getByRole('row').count()).toBe(26)
    await second.getByRole('button', { name: 'Dashboard' }).click()
    await second.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await second.getByText('You have successfully logged out.').waitFor()
    await expect.poll(() => second.getByRole('button', { name: 'Dashboard' }).count()).toBe(0)
    await page.waitForURL('**/home/login*')
    await second.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications`)
    await second.waitForURL('**/home/login*')
  })
})
