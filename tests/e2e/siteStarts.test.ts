import { expect, it } from 'vitest'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import { siteTemplateNames } from '../../src/schemas/site/siteTemplateNames'
import { findDarkThemeViolations, findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite, waitForHydration } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { type CallSiteApi, createSiteApi } from './harness/siteApi'
import { slowdownFactor } from './harness/slowDown'

const site = setUpSite()

/** Creates a site from a template and publishes it, with the calls that the studio makes. */
async function publish(callSiteApi: CallSiteApi, name: string): Promise<unknown> {
  const path = '/api/sites/harbour'
  const draft = await callSiteApi<SiteDraft>('POST', `${path}/draft/start`, { name })
  const completedDraft = { configText: draft.configText.replace(/\[\[(.*?)\]\]/g, '$1'), ids: draft.ids }
  const { revision } = await callSiteApi<SiteDraft>('PUT', `${path}/draft`, completedDraft)
  return callSiteApi('POST', `${path}/publications`, { revision })
}

it('each site template shows its logo, and axe finds nothing, wide and narrow, light and dark', {
  timeout: 180_000 * slowdownFactor,
}, async () => {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const page = await site.openEmptyPage()
  const phone = await site.openEmptyPage({ width: 360 })
  for (const name of siteTemplateNames) {
    expect(await publish(callSiteApi, name)).toMatchObject({ serves: true })
    for (const [shown, path] of [
      [page, '/'],
      [phone, '/about'],
    ] as const) {
      await shown.goto(`${site.server.getOrigin('harbour')}${path}`)
      await waitForHydration(shown)
      await shown.waitForLoadState('networkidle')
      await expect.poll(() => getHorizontalOverflow(shown), { message: name }).toBe(0)
      const logo = shown.getByRole('banner').locator('img').first()
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth), { message: name })
        .toBeGreaterThan(0)
      expect(await findViolations(shown), name).toEqual([])
      expect(await findDarkThemeViolations(shown), name).toEqual([])
    }
  }
})

it('a template replaces the draft in the studio after a confirmation, which Escape cancels', async () => {
  const page = await openSignedIn(site, 'meridian', '/studio')
  await page.getByRole('tab', { name: 'Templates' }).click()
  const startButton = page.getByRole('button', { name: 'Start from Workshop' })
  await startButton.click()
  await page.getByRole('dialog', { name: 'Start from Workshop?' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => startButton.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Replace the draft' }).click()
  await page.getByText('Workshop template applied.').waitFor()
  const frame = page.frameLocator('iframe')
  await frame.getByText('Come and build something').waitFor()
})
