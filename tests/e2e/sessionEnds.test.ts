import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { field } from './harness/buildingSurveyor'
import { logIn, openSignedIn, signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

describe('a session that ends while a form is being filled in', () => {
  it('[SS-05] [SS-06] leaves the form as it is, and goes on after signing in again', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/settings?tab=links')
    await field(page, 'privacyLinkLabel').fill('Half written')
    const body = JSON.stringify({ type: 'about:blank', title: 'Not signed in', status: 401, detail: '' })
    await page.route('**/api/userSettings', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, body, contentType: 'application/problem+json' })
        : route.continue(),
    )
    site.trouble.expect(/^401: PUT .*\/api\/userSettings/)
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.unroute('**/api/userSettings')
    await dialog.locator('input[name="username"]').fill('harbour-admin')
    await dialog.locator('input[name="password"]').fill('harbour-demo-1')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/user/settings')
    await expect.poll(() => field(page, 'privacyLinkLabel').inputValue()).toBe('Half written')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The settings have been updated.').waitFor()
  })

  it('[SS-05] two tabs agree on who is there', async () => {
    const one = await site.visit('harbour', '/home/login')
    const two = await site.visit('harbour', '/job/viewjobs', { sameVisitorAs: one })
    await two.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await logIn(one, 'harbour-admin', 'harbour-demo-1')
    await one.waitForURL('**/applicant/viewapplications')
    // Its list is there: a request still under way at the logout would be refused, and that is another matter.
    await one.getByRole('row').nth(1).waitFor()
    await two.getByRole('button', { name: 'Dashboard' }).waitFor()
    await two.getByRole('button', { name: 'Dashboard' }).click()
    await two.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await two.getByText('You have successfully logged out.').waitFor()
    await one.waitForURL('**/home/login*')
  })
})

describe('User Management at its edges', () => {
  it('[UM-02] [JL-18] copies the link to a client’s site', async () => {
    const page = await signIn(site, 'admin')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${site.server.origin('admin')}/user/create`)
    await page.getByRole('button', { name: 'Copy the link to the site of Harbour City Council' }).click()
    await page.getByText('Link successfully copied to clipboard.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.server.origin('harbour')}/`,
    )
  })

  it('[UM-05] [UM-06] a double click on Save makes one account, blanks around what was pasted gone', async () => {
    const page = await openSignedIn(site, 'admin', '/user/create')
    await page.getByRole('button', { name: 'Create new user' }).click()
    for (const [name, value] of [
      ['company', 'Eastwind Ltd '],
      ['username', 'eastwind '],
      ['clientCode', 'EastWind '],
      ['password', 'correct-horse-1'],
      ['maxImportedCount', '20'],
    ] as const) {
      await field(page, name).fill(value)
    }
    await page.getByRole('radio', { name: 'No' }).check()
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/users')) sent += 1
    })
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await page.getByText('Eastwind Ltd has been created').waitFor()
    expect(sent).toBe(1)
    await expect
      .poll(() => page.getByRole('link', { name: 'eastwind', exact: false }).first().textContent())
      .toContain('eastwind')
  })

  it('[UM-01] [UM-02] answers the filter at once over two thousand accounts', async () => {
    const page = await signIn(site, 'admin')
    const accounts = Array.from({ length: 2000 }, (_, at) => ({
      id: at + 1,
      company: `Company ${at}`,
      username: `user-${at}`,
      clientCode: `client-${at}`,
      canAllowUpload: true,
      seekAdvertiserId: null,
      privacyLink: null,
      privacyLinkLabel: null,
      maxImportedCount: 10,
    }))
    await page.route('**/api/users', (route) => route.fulfill({ json: accounts }))
    await page.goto(`${site.server.origin('admin')}/user/create`)
    await page.getByText('2000 users').waitFor()
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(60)
    await page.getByRole('button', { name: 'Show 60 more' }).click()
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(120)
    await page.getByLabel('Filter Users').pressSequentially('CLIENT-1999')
    await page.getByText('1 of 2000 users').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Company 1999' }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })
})
