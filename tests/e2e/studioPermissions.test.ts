import type { Frame, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import type { SitePermissions } from '../../src/schemas/site/siteVersion'
import { siteRefusals } from '../../src/texts/admin/siteVersions.texts'
import { waitForCanvasFrame } from './harness/canvasFrame'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
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

/** Expects that the server refuses the change if the account makes it without the studio. */
async function expectRefused(change: object): Promise<void> {
  const callSiteApi = await createSiteApi(site, 'meridian')
  const path = '/api/sites/meridian/draft'
  const { configText, ids } = await callSiteApi<SiteDraft>('GET', path)
  const draft = { configText: JSON.stringify({ ...JSON.parse(configText || '{}'), ...change }), ids }
  await expect(callSiteApi('PUT', path, draft)).rejects.toThrow('PUT /api/sites/meridian/draft: 403')
}

/**
 * Removes the permission for stylesheets as the SuperUser in User Management, which says that the original files are
 * served, and opens the studio from there and returns.
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
    .locator('.fy-studio__fixed-part')
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
  const savedResponse = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByLabel('Font of headings').selectOption('fraunces')
  expect((await savedResponse).status()).toBe(200)
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  await expect.poll(() => heading.textContent()).toBe(originalHeading)
  await expectRefused({ siteTitle: 'By another way' })
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
  await expectRefused({ themeColor: '#123456' })
})
