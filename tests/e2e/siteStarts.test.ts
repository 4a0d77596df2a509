import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { siteTemplateNames } from '../../src/schemas/site/siteTemplateNames'
import { findDarkThemeViolations, findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite, waitForHydration } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { slowdownFactor } from './harness/slowDown'

const site = setUpSite()

/** Creates a site from a template and publishes it, with the calls that the studio makes. */
async function publish(page: Page, name: string): Promise<unknown> {
  return page.evaluate(async (start) => {
    const call = async (
      path: string,
      body: object,
      token = '',
      put: Record<string, string> | null = null,
    ) => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...put,
      }
      return (await fetch(path, { method: put ? 'PUT' : 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const account = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
    const { accessToken } = await call('/api/auth/authenticate', account)
    const draft = await call('/api/sites/harbour/draft/start', { name: start }, accessToken)
    const completedDraft = { configText: draft.configText.replace(/\[\[(.*?)\]\]/g, '$1'), ids: draft.ids }
    const { revision } = await call('/api/sites/harbour/draft', completedDraft, accessToken, {
      'if-match': `"${draft.revision}"`,
    })
    return call('/api/sites/harbour/publications', { revision }, accessToken)
  }, name)
}

it('each site template shows its logo, and axe finds nothing, wide and narrow, light and dark', {
  timeout: 180_000 * slowdownFactor,
}, async () => {
  const page = await site.visit('harbour', '/privacy')
  const phone = await site.visit('harbour', '/privacy', { width: 360 })
  for (const name of siteTemplateNames) {
    expect(await publish(page, name)).toMatchObject({ serves: true })
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
