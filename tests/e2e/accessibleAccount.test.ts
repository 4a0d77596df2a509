import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth as expectFit } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'
import { accounts, logIn, openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'

const site = setUpSite()

/** Runs all rules at the visitor's width only: enough for a state that differs little from one checked before. */
const expectChangeFits = (page: Page) =>
  expectFit(page, { fullCheckWidth: page.viewportSize()?.width ?? 1280 })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const password = accounts.harbour.password

/** Expects a reviewer's short menu, and that People and the studio are refused, the studio after one request. */
async function expectApplicationsOnly(page: Page, email: string): Promise<void> {
  await button(page, 'Menu').click()
  const menu = page.getByRole('navigation', { name: 'Administration' }).and(page.locator(':visible'))
  const labels = await menu.getByRole('link').allTextContents()
  expect(labels.map((label) => label.replace(/\d.*/, '').trim())).toEqual([
    'Applications',
    'Overview',
    `${email}Your account`,
    'View site',
  ])
  await page.goto(new URL('/user/people', page.url()).href)
  await page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor()
  await expectChangeFits(page)
  const draftRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/draft')) draftRequests.push(request.url())
  })
  site.problems.expect(/^403: GET .*\/draft/)
  await page.goto(new URL('/studio', page.url()).href)
  await page.getByRole('heading', { level: 1, name: "You don't have access to the site studio" }).waitFor()
  await expectChangeFits(page)
  expect(draftRequests).toHaveLength(1)
}

describe('at every width axe finds nothing and nothing scrolls sideways', () => {
  it('[SS-12] [SS-13] on People: a refused and a sent invitation, the page on which a reviewer joins, the pages that are refused to a reviewer, and the dialogs for role, password and removal', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/people', 360)
    await button(page, 'Invite someone').click()
    await button(page, 'Send invitation').click()
    await expect.poll(() => getField(page, 'email').getAttribute('aria-invalid')).toBe('true')
    await expectFit(page)
    const email = 'somebody.with.a.long.name@harbour-and-northern-rivers.example'
    await getField(page, 'email').fill(email)
    await page.getByRole('radio', { name: /^Reviewer/ }).check()
    await getField(page, 'currentPassword').fill(password)
    await button(page, 'Send invitation').click()
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await expectFit(page)
    await button(page, 'Done').click()
    await button(page, `Withdraw the invitation of ${email}`).waitFor()
    await expectChangeFits(page)

    const name = 'Maximiliana Featherstonehaugh-Cholmondeley the Younger'
    const other = await site.visit('harbour', link.slice(new URL(link).origin.length), { width: 360 })
    await getField(other, 'name').fill(name)
    await getField(other, 'newPassword').fill('lantern-otter-quilt')
    await expectFit(other)
    await button(other, 'Join').click()
    await other.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expectApplicationsOnly(other, email)
    await page.reload()
    await button(page, `Change role of ${name}`).click()
    await page.getByRole('dialog', { name: `Change role of ${name}` }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, `New password for ${name}`).click()
    await page.getByRole('dialog', { name: `New password for ${name}` }).waitFor()
    await expectFit(page)
    await page.keyboard.press('Escape')
    await button(page, `Remove ${name}`).click()
    await page.getByRole('dialog', { name: `Remove ${name}` }).waitFor()
    await expectFit(page)
  })

  it('[SS-14] on the first steps of a new client', async () => {
    const callSiteApi = await createSiteApi(site, 'admin')
    const account = { username: 'quay', password: 'lantern-otter-quilt', clientCode: 'quay' }
    const body = { ...account, company: 'Quay Works', canAllowUpload: true, maxImportedCount: 1 }
    await callSiteApi('POST', '/api/users', body)
    const page = await site.visit(account.clientCode, '/home/login', { width: 360 })
    await logIn(page, account.username, account.password)
    // On a phone the steps are folded.
    await page.getByText('All steps').click()
    await page.getByRole('link', { name: 'Link your privacy policy' }).waitFor()
    await expectFit(page)
  })
})
