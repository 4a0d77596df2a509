import type { Frame, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { SitePermissions } from '../../src/schemas/site/siteVersion'
import { siteRefusals } from '../../src/texts/admin/siteVersions.texts'
import { callApi, fetchToken } from './harness/callApi'
import { waitForCanvasFrame } from './harness/canvasFrame'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { accounts, openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'

const site = setUpSite()

/** Sets what the account's administrators may change. */
async function setPermissions(permissions: SitePermissions): Promise<void> {
  const callSiteApi = await createSiteApi(site, 'admin')
  await callSiteApi('PUT', '/api/sites/meridian/permissions', permissions)
}

/** Opens the studio of an account with only these permissions. */
async function openStudioWith(permissions: SitePermissions): Promise<{ page: Page; frame: Frame }> {
  await setPermissions(permissions)
  const page = await openSignedIn(site, 'meridian', '/studio')
  return { page, frame: await waitForCanvasFrame(page) }
}

/** Returns the server's response if the account makes the change without the studio. */
async function sendDraft(page: Page, change: object): Promise<number> {
  const token = await fetchToken(page, 'meridian', accounts.meridian)
  const path = '/api/sites/meridian/draft'
  const draft = JSON.parse((await callApi(page, { path, token })).text)
  const configText = JSON.stringify({ ...JSON.parse(draft.configText || '{}'), ...change })
  site.problems.expect(/^403: PUT .*\/draft/)
  const body = { configText, ids: draft.ids }
  return (await callApi(page, { method: 'PUT', path, token, body })).status
}

/**
 * The SuperUser removes the permission for stylesheets in User Management, which shows the served files, and opens the
 * studio from there.
 */
async function forbidStylesheets(): Promise<void> {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByRole('button', { name: /^Edit.*Meridian Health/ }).click()
  await page.getByText('Serves the original site files.').waitFor()
  const css = page.getByRole('checkbox', { name: 'Custom stylesheets' })
  await expect.poll(() => css.isChecked()).toBe(true)
  await css.press('Space')
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /^Edit.*Meridian Health/ }).click()
  await css.waitFor()
  await expect.poll(() => css.isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('More actions for Meridian Health').click()
  await page.getByRole('link', { name: 'Edit site of Meridian Health' }).click()
  await page.waitForURL('**/studio?client=meridian')
  await (await waitForCanvasFrame(page)).getByRole('contentinfo').getByText('Meridian Health').waitFor()
  await page.getByRole('link', { name: 'Back to User Management' }).click()
  await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor()
}

const isFixed = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('group')
    .first()
    .evaluate((part) => part.matches(':disabled'))

it('an account without permission for pages, stylesheets or the theme sees why, and neither the studio nor the API changes its pages or theme', async () => {
  await forbidStylesheets()
  const { page, frame } = await openStudioWith({ pages: false, look: true, css: false })
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await panel.getByText(siteRefusals.notAllowed.pages).waitFor()
  await expect.poll(() => isFixed(page)).toBe(true)
  expect(await findViolations(page)).toEqual([])
  const heading = frame.locator('.fy-titlebar__title')
  const originalHeading = await heading.textContent()
  await heading.click()
  await frame
    .locator('[aria-pressed="true"]', { hasText: 'Heading of the site' })
    .waitFor({ state: 'attached' })
  await heading.click()
  await page.locator('[data-side="inspector"]').getByText(siteRefusals.notAllowed.pages).waitFor()
  await expect.poll(() => frame.locator('[contenteditable]').count()).toBe(0)
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByLabel('Font of headings').selectOption('fraunces')
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  await expect.poll(() => heading.textContent()).toBe(originalHeading)
  expect(await sendDraft(page, { siteTitle: 'By another way' })).toBe(403)
  await page.getByRole('tab', { name: 'Versions' }).click()
  await panel.getByText(siteRefusals.notAllowed.css).waitFor()

  await setPermissions({ pages: true, look: false, css: true })
  await page.reload()
  await page.getByRole('tab', { name: 'Theme' }).click()
  await page.getByRole('tabpanel').getByText(siteRefusals.notAllowed.look).waitFor()
  await expect.poll(() => page.getByLabel('Font of headings').isDisabled()).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('tabpanel').getByText(siteRefusals.notAllowed.look).waitFor()
  await expect.poll(() => isFixed(page)).toBe(true)
  expect(await sendDraft(page, { themeColor: '#123456' })).toBe(403)
})
