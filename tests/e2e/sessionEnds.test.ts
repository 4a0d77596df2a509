import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { logIn, openSignedIn } from './harness/signIn'

const site = setUpSite()

describe('a session that ends while a form is being filled in', () => {
  it('[SS-05] [SS-06] keeps the form, which can be saved after signing in again', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/settings')
    await getField(page, 'privacyLinkLabel').fill('Half written')
    const body = JSON.stringify({ type: 'about:blank', title: 'Not signed in', status: 401, detail: '' })
    await page.route('**/api/userSettings', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, body, contentType: 'application/problem+json' })
        : route.continue(),
    )
    site.problems.expect(/^401: PUT .*\/api\/userSettings/)
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.unroute('**/api/userSettings')
    await dialog.locator('input[name="username"]').fill('harbour-admin')
    await dialog.locator('input[name="password"]').fill('harbour-demo-1')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/user/settings')
    await expect.poll(() => getField(page, 'privacyLinkLabel').inputValue()).toBe('Half written')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The settings have been updated.').waitFor()
  })

  it('[SS-05] two tabs sign in and out together', async () => {
    const first = await site.visit('harbour', '/home/login')
    const second = await site.visit('harbour', '/job/viewjobs', { sameVisitorAs: first })
    await second.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await logIn(first, 'harbour-admin', 'harbour-demo-1')
    await first.waitForURL('**/applicant/viewapplications')
    // Waits for the list: a request that is still running at sign-out would be refused.
    await first.getByRole('row').nth(1).waitFor()
    await second.getByRole('button', { name: 'Dashboard' }).waitFor()
    await second.getByRole('button', { name: 'Dashboard' }).click()
    await second.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await second.getByText('You have successfully logged out.').waitFor()
    await first.waitForURL('**/home/login*')
  })
})
