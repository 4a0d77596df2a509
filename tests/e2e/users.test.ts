import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitSite } from '../api/visitSite'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { logIn, openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

async function openUsers(width = 1280): Promise<Page> {
  const page = await openSignedIn(site, 'admin', '/user/create', width)
  await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Harbour City Council' }).waitFor()
  return page
}

async function makeUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new user' }).click()
  for (const [field, value] of [
    ['company', `${name} Ltd`],
    ['username', name],
    ['clientCode', name],
    ['password', 'correct-horse-1'],
    ['maxImportedCount', '20'],
  ]) {
    await page.locator(`input[name="${field}"]`).fill(String(value))
  }
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
}

const company = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

describe('User Management', () => {
  it('[SS-13] the SuperUser makes a link to a new password of an account, shown once', async () => {
    const page = await openUsers(360)
    await page.getByRole('button', { name: 'Edit Meridian Health' }).click()
    const part = page.getByRole('region', { name: 'Forgotten password' })
    await part.getByRole('button', { name: 'Make a link to a new password' }).press('Enter')
    const asked = page.getByRole('dialog', { name: 'New password for Meridian Health' })
    await asked.locator('input[name="currentPassword"]').fill('master-demo-1')
    await asked.getByRole('button', { name: 'Make a link' }).press('Enter')
    const shown = page.getByRole('dialog', { name: 'Pass this link on' })
    const link = await shown.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link.startsWith(`${site.server.origin('meridian')}/user/join#`)).toBe(true)
    expect([await accessibilityFindings(page), await sidewaysScroll(page)]).toEqual([[], 0])
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    expect(await page.content()).not.toContain(link.split('#')[1])
  })

  it('[RT-12] [UM-01] [UM-02] opens from the Dashboard, and filters by subdomain, company or username', async () => {
    const page = await openSignedIn(site, 'admin', '/user/settings')
    await page.getByRole('button', { name: 'Dashboard' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'User Management' }).click()
    await company(page, 'Harbour City Council').waitFor()
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
    const link = page.getByRole('link', { name: /^harbour \(/ })
    await expect.poll(() => link.getAttribute('href')).toBe(`${site.server.origin('harbour')}/`)
  })

  it('[UM-05] [UM-07] [UM-15] [API-14] creates an account that signs in; names that exist are refused', async () => {
    const page = await openUsers()
    await makeUser(page, 'northwind')
    await page.getByText('northwind Ltd has been created').waitFor()
    await company(page, 'northwind Ltd').waitFor()
    await makeUser(page, 'NorthWind')
    await page.getByText('Username exists').first().waitFor()
    await page.getByText('Subdomain exists').first().waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    // A new client has no folder of static files yet: its site stands on the defaults.
    const visitor = await site.visit('northwind', '/home/login')
    await logIn(visitor, 'northwind', 'correct-horse-1')
    await visitor.waitForURL('**/applicant/viewapplications')
  })

  it('[UM-05] [UM-09] [UM-17] edits one, whose password may be left blank', async () => {
    const page = await openUsers()
    await makeUser(page, 'contoso')
    await page.getByRole('button', { name: 'Edit contoso Ltd' }).click()
    await expect.poll(() => page.locator('input[name="privacyLink"]').inputValue()).toBe('')
    await page.getByText('A password is saved. Leave this blank to keep it.').waitFor()
    await page.locator('input[name="company"]').fill('Contoso Pty')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Contoso Pty has been updated').waitFor()
    await company(page, 'Contoso Pty').waitFor()
  })

  it('[RT-18] gives a client a domain of its own, which is then its site', async () => {
    const page = await openUsers()
    const title = async () => {
      const url = `http://127.0.0.1:${site.server.port}`
      return /<title>(.*?)<\/title>/.exec(
        (await visitSite({ url }, '/', 'careers.proseware.example')).text,
      )?.[1]
    }
    await makeUser(page, 'proseware')
    await page.getByRole('button', { name: 'Edit proseware Ltd' }).click()
    const domains = page.getByRole('textbox', { name: /^Own domains/ })
    await domains.fill('https://careers.proseware.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('https://careers.proseware.example is no host name').first().waitFor()
    await domains.fill('jobs.localhost')
    site.trouble.allow(/422/)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText("jobs.localhost belongs to this installation's own domains").first().waitFor()
    await expect.poll(() => title()).toBe('Careers')
    await domains.fill('Careers.Proseware.example, www.proseware.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('proseware Ltd has been updated').waitFor()
    await expect.poll(() => title()).toContain('proseware Ltd')
    await page.getByRole('button', { name: 'Edit proseware Ltd' }).click()
    await expect.poll(() => domains.inputValue()).toBe('careers.proseware.example, www.proseware.example')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await makeUser(page, 'litware')
    await page.getByRole('button', { name: 'Edit litware Ltd' }).click()
    await domains.fill('www.proseware.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText("www.proseware.example is another client's").first().waitFor()
  })

  it('[UM-03] [UM-04] [UM-15] [LY-12] deletes one, once its company is typed letter for letter', async () => {
    const page = await openUsers()
    await makeUser(page, 'tailspin')
    await page.getByLabel('Filter Users').fill('tailspin')
    await page.getByRole('button', { name: 'Edit tailspin Ltd' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const modal = page.getByRole('dialog', { name: 'Confirm deletion of tailspin Ltd' })
    await modal.waitFor()
    const remove = modal.getByRole('button', { name: 'Delete' })
    await expect.poll(() => remove.isDisabled()).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
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
    // The filter that it was found by would hide all that is left.
    await company(page, 'Harbour City Council').waitFor()
  })

  it('[UM-16] [API-16] keeps one whose client has vacancies, and says why', async () => {
    site.trouble.expect(/^409: DELETE .*\/api\/users\/\d+$/)
    const page = await openUsers()
    await page.getByRole('button', { name: 'Edit Kitchen Sink' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox').fill('Kitchen Sink')
    await modal.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Cannot delete this user.').waitFor()
    await page.getByText('A vacancy associated with Kitchen Sink exists.').waitFor()
  })

  it('[UM-14] [UM-15] [API-17] decommissions one, given a CRM User ID, and reinstates it by one click', async () => {
    const page = await openUsers()
    await makeUser(page, 'fabrikam')
    await page.getByRole('button', { name: 'Edit fabrikam Ltd' }).click()
    await page.getByRole('button', { name: 'Decommission' }).click()
    await page.getByText('A response is required').first().waitFor()
    await page.getByLabel('CRM User ID').fill('CRM-42')
    await expect.poll(() => page.getByText('A response is required').count()).toBe(0)
    await page.getByRole('button', { name: 'Decommission' }).click()
    const modal = page.getByRole('dialog', { name: 'Confirm decommission of fabrikam Ltd' })
    const confirm = modal.getByRole('button', { name: 'Decommission' })
    await modal.getByRole('textbox').fill('Fabrikam')
    await expect.poll(() => confirm.isDisabled()).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
    await modal.getByRole('textbox').fill('fabrikam Ltd')
    await confirm.click()
    await page.getByText('The user with the CRM ID of CRM-42 has been decomissioned').waitFor()
    const card = page.getByRole('listitem').filter({ hasText: 'fabrikam Ltd' })
    await card.getByText(/Decommissioned on \d\d \w{3} \d{4}/).waitFor()
    await expect.poll(() => card.getByRole('button', { name: 'Edit' }).count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Reinstate fabrikam Ltd' }).click()
    await page.getByText('fabrikam Ltd has been reinstated').waitFor()
    await page.getByRole('button', { name: 'Edit fabrikam Ltd' }).waitFor()
    const visitor = await site.visit('fabrikam', '/home/login')
    await logIn(visitor, 'fabrikam', 'correct-horse-1')
    await visitor.waitForURL('**/applicant/viewapplications')
  })

  it('[UM-03] offers to decommission any account but the own one, and fits every width', async () => {
    const page = await openUsers(360)
    await expectFitAtEveryWidth(page)
    await page.getByRole('button', { name: 'Edit Meridian Health' }).click()
    await page.getByLabel('CRM User ID').waitFor()
    await expectFitAtEveryWidth(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Foyer' }).click()
    await page.getByRole('button', { name: 'Delete' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Decommission' }).count()).toBe(0)
  })
})
