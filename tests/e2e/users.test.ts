import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createSignedInState } from './harness/createSignedInState'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'

const site = setUpSite()

async function openUsers(width = 1280): Promise<Page> {
  const page = await openSignedIn(site, 'admin', '/user/create', width)
  await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Harbour City Council' }).waitFor()
  return page
}

/** Creates a client's account through the API. */
async function addUser(name: string): Promise<void> {
  const callSiteApi = await createSiteApi(site, 'admin')
  await callSiteApi('POST', '/api/users', {
    ...{ company: `${name} Ltd`, username: name, clientCode: name, password: 'correct-horse-1' },
    ...{ canAllowUpload: false, seekAdvertiserId: null, privacyLink: null, privacyLinkLabel: null },
    ...{ maxImportedCount: 20, domains: [] },
  })
}

/** Expects that the client's administrator can sign in. */
const expectSignIn = (name: string) =>
  createSignedInState(site.server, name, { username: name, password: 'correct-horse-1' })

/** Fills in the form of a new account; the names end with a space, as pasted ones may. */
async function fillUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new user' }).click()
  for (const [field, value] of [
    ['company', `${name} Ltd `],
    ['username', `${name} `],
    ['clientCode', `${name} `],
    ['password', 'correct-horse-1'],
    ['maxImportedCount', '20'],
  ]) {
    await page.locator(`input[name="${field}"]`).fill(String(value))
  }
  await page.getByRole('radio', { name: 'No' }).check()
}

const company = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

describe('User Management', () => {
  it('[SS-13] [UM-03] [UM-14] creates a password link that is shown once, and offers to decommission accounts other than the SuperUser’s own', async () => {
    const page = await openUsers(360)
    await page.getByRole('button', { name: 'Edit Meridian Health' }).click()
    await page.getByLabel('CRM User ID').waitFor()
    await expectNoFaultsAtEveryWidth(page)
    const part = page.getByRole('region', { name: 'Forgotten password' })
    await part.getByRole('button', { name: 'Create password link' }).press('Enter')
    const passwordDialog = page.getByRole('dialog', { name: 'New password for Meridian Health' })
    await passwordDialog.locator('input[name="currentPassword"]').fill('master-demo-1')
    await passwordDialog.getByRole('button', { name: 'Create password link' }).press('Enter')
    const linkDialog = page.getByRole('dialog', { name: 'Share this link' })
    const link = await linkDialog.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link.startsWith(`${site.server.getOrigin('meridian')}/user/join#`)).toBe(true)
    expect([await findViolations(page), await getHorizontalOverflow(page)]).toEqual([[], 0])
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    expect(await page.content()).not.toContain(link.split('#')[1])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Foyer' }).click()
    await page.getByRole('button', { name: 'Delete' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Decommission' }).count()).toBe(0)
  })

  it('[RT-12] [UM-01] [UM-02] [JL-18] opens from the Dashboard, fits every width, filters accounts and copies the link to a site', async () => {
    const page = await openSignedIn(site, 'admin', '/user/settings')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'User Management' }).click()
    await company(page, 'Harbour City Council').waitFor()
    await expectNoFaultsAtEveryWidth(page)
    for (const [text, found] of [
      ['kitchen', 'Kitchen Sink'],
      ['MERIDIAN H', 'Meridian Health'],
      ['harbour-admin', 'Harbour City Council'],
    ]) {
      await page.getByLabel('Filter Users').fill(String(text))
      await expect
        .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
        .toEqual([found])
    }
    const address = `${site.server.getOrigin('harbour')}/`
    const link = page.getByRole('link', { name: /^harbour \(/ })
    await expect.poll(() => link.getAttribute('href')).toBe(address)
    const columns = page.getByRole('columnheader')
    await expect
      .poll(() => columns.allTextContents())
      .toEqual(['Company', 'Site', 'People', 'Applications this month', 'Status', 'Actions'])
    const menu = page.getByLabel('More actions for Harbour City Council')
    await menu.press('Enter')
    await page.getByRole('link', { name: 'Connections of Harbour City Council' }).waitFor()
    expect([await findViolations(page), await getHorizontalOverflow(page)]).toEqual([[], 0])
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByRole('link', { name: /^Connections of/ }).count()).toBe(0)
    await menu.press('Enter')
    await page.getByRole('button', { name: 'Copy site link of Harbour City Council' }).click()
    await page.getByText('Link successfully copied to clipboard.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  })

  it('[UM-05] [UM-06] [UM-07] [UM-09] [UM-15] [UM-17] [API-14] creates one account by a double click, refuses its username and subdomain for another account, and edits it', async () => {
    const page = await openUsers()
    const created: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/users')) created.push(request.url())
    })
    await fillUser(page, 'northwind')
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await page.getByText('northwind Ltd has been created').waitFor()
    expect(created).toHaveLength(1)
    await company(page, 'northwind Ltd').waitFor()
    await fillUser(page, 'NorthWind')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Username exists').first().waitFor()
    await page.getByText('Subdomain exists').first().waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Edit northwind Ltd' }).click()
    await expect.poll(() => page.locator('input[name="privacyLink"]').inputValue()).toBe('')
    await page.getByText('A password is saved. Leave this blank to keep it.').waitFor()
    await page.locator('input[name="company"]').fill('Northwind Pty')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Northwind Pty has been updated').waitFor()
    await company(page, 'Northwind Pty').waitFor()
    await expectSignIn('northwind')
  })

  it('[UM-03] [UM-04] [UM-14] [UM-15] [UM-16] [LY-12] [API-16] [API-17] deletes or decommissions an account only after its company name is typed exactly, refuses to delete an account with vacancies, and reinstates one by one click', async () => {
    await addUser('tailspin')
    await addUser('fabrikam')
    const page = await openUsers()
    await page.getByLabel('Filter Users').fill('tailspin')
    await page.getByRole('button', { name: 'Edit tailspin Ltd' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const modal = page.getByRole('dialog', { name: 'Confirm deletion of tailspin Ltd' })
    await modal.waitFor()
    const remove = modal.getByRole('button', { name: 'Delete' })
    await expect.poll(() => remove.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => modal.count()).toBe(0)
    await page.keyboard.press('Enter')
    await modal.getByRole('textbox').fill('Tailspin Ltd')
    await expect.poll(() => remove.isDisabled()).toBe(true)
    await modal.getByRole('textbox').fill('tailspin Ltd')
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null))
        .toBe(true)
    }
    await remove.click()
    await page.getByText('User Deleted.').waitFor()
    await page.getByText('tailspin Ltd has been deleted').waitFor()
    await expect.poll(() => company(page, 'tailspin Ltd').count()).toBe(0)
    // The filter is cleared, because it would hide the remaining accounts.
    await company(page, 'Harbour City Council').waitFor()

    site.problems.expect(/^409: DELETE .*\/api\/users\/\d+$/)
    await page.getByRole('button', { name: 'Edit Kitchen Sink' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const other = page.getByRole('dialog')
    await other.getByRole('textbox').fill('Kitchen Sink')
    await other.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Cannot delete this user.').waitFor()
    await page.getByText('A vacancy associated with Kitchen Sink exists.').waitFor()
    await page.keyboard.press('Escape')
    await other.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Edit fabrikam Ltd' }).click()
    await page.getByRole('button', { name: 'Decommission' }).click()
    await page.getByText('A response is required').first().waitFor()
    await page.getByLabel('CRM User ID').fill('CRM-42')
    await expect.poll(() => page.getByText('A response is required').count()).toBe(0)
    await page.getByRole('button', { name: 'Decommission' }).click()
    const decommissioning = page.getByRole('dialog', { name: 'Confirm decommission of fabrikam Ltd' })
    const confirm = decommissioning.getByRole('button', { name: 'Decommission' })
    await decommissioning.getByRole('textbox').fill('Fabrikam')
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    await decommissioning.getByRole('textbox').fill('fabrikam Ltd')
    await confirm.click()
    await page.getByText('The user with the CRM ID of CRM-42 has been decomissioned').waitFor()
    const row = page.getByRole('row').filter({ hasText: 'fabrikam Ltd' })
    await row.getByText(/Decommissioned on \d\d \w{3} \d{4}/).waitFor()
    await expect.poll(() => row.getByRole('button', { name: 'Edit' }).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Reinstate fabrikam Ltd' }).click()
    await page.getByText('fabrikam Ltd has been reinstated').waitFor()
    await page.getByRole('button', { name: 'Edit fabrikam Ltd' }).waitFor()
    await expectSignIn('fabrikam')
  })
})
