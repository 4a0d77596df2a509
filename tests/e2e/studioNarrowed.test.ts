import type { Frame, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { SitePermissions } from '../../src/schemas/site/siteVersion'
import { siteRefusals } from '../../src/texts/admin/siteVersions.texts'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { callApi, fetchToken } from './harness/callApi'
import { accounts, openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

/** The studio of an account that may change no more than this. */
async function openNarrowed(may: SitePermissions): Promise<{ page: Page; frame: Frame }> {
  const admin = await site.visit('admin', '/privacy')
  const token = await fetchToken(admin, 'admin', accounts.admin)
  const path = '/api/sites/meridian/permissions'
  expect(await callApi(admin, { method: 'PUT', path, token, body: may })).toMatchObject({ status: 200 })
  const page = await openSignedIn(site, 'meridian', '/studio')
  await page.locator('.fy-stage-room[data-ready]').waitFor()
  const frame = page.frames().find((one) => one.url().includes('/studio/preview/'))
  return { page, frame: frame ?? expect.fail('There is no frame') }
}

/** What the server says to the same account when a change comes by another way than the studio. */
async function sendDraft(page: Page, change: object): Promise<number> {
  const token = await fetchToken(page, 'meridian', accounts.meridian)
  const path = '/api/sites/meridian/draft'
  const draft = JSON.parse((await callApi(page, { path, token })).text)
  const configText = JSON.stringify({ ...JSON.parse(draft.configText || '{}'), ...change })
  site.trouble.expect(/^403: PUT .*\/draft/)
  const body = { configText, ids: draft.ids }
  return (await callApi(page, { method: 'PUT', path, token, body })).status
}

const isFixed = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('.fy-studio__fixed-part')
    .first()
    .evaluate((part) => part.matches(':disabled'))

it('who may not change pages sees them, is told why, and writes nothing in them by any way', async () => {
  const { page, frame } = await openNarrowed({ pages: false, look: true, css: true })
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await panel.getByText(siteRefusals.notAllowed.pages).waitFor()
  await expect.poll(() => isFixed(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  const heading = frame.locator('.fy-titlebar__title')
  const words = await heading.textContent()
  await heading.click()
  await frame
    .locator('[aria-pressed="true"]', { hasText: 'Heading of the site' })
    .waitFor({ state: 'attached' })
  await heading.click()
  await page.locator('[data-side="inspector"]').getByText(siteRefusals.notAllowed.pages).waitFor()
  await expect.poll(() => frame.locator('[contenteditable]').count()).toBe(0)
  await page.getByRole('tab', { name: 'Look' }).click()
  await page.getByLabel('Font of headings').selectOption('fraunces')
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  await expect.poll(() => heading.textContent()).toBe(words)
  expect(await sendDraft(page, { siteTitle: 'By another way' })).toBe(403)
})

it('who may not change the look sees it, is told why, and still writes pages', async () => {
  const { page } = await openNarrowed({ pages: true, look: false, css: true })
  await page.getByRole('tab', { name: 'Look' }).click()
  await page.getByRole('tabpanel').getByText(siteRefusals.notAllowed.look).waitFor()
  await expect.poll(() => page.getByLabel('Font of headings').isDisabled()).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Start from a site' }).click()
  await page.getByRole('tabpanel').getByText(siteRefusals.notAllowed.look).waitFor()
  await expect.poll(() => isFixed(page)).toBe(true)
  expect(await sendDraft(page, { themeColor: '#123456' })).toBe(403)
})

it('who may not change stylesheets is told before a zip file brings one, and the server takes none', async () => {
  const { page } = await openNarrowed({ pages: true, look: true, css: false })
  await page.getByRole('tab', { name: 'Versions' }).click()
  await page.getByRole('tabpanel').getByText(siteRefusals.notAllowed.css).waitFor()
  const token = await fetchToken(page, 'meridian', accounts.meridian)
  site.trouble.expect(/^403: PUT .*styles\.min\.css/)
  const path = '/api/sites/meridian/draft/files/styles.min.css'
  const answer = await page.evaluate(
    async ([to, bearer]) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' }
      return (await fetch(to, { method: 'PUT', headers, body: 'body{}' })).status
    },
    [path, token] as const,
  )
  expect(answer).toBe(403)
})
