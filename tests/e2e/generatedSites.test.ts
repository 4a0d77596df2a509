import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getRunCount, isLongRun } from '../../scripts/lib/testLength.mjs'
import { checkSite } from '../../src/schemas/siteChecks/checkSite'
import { generateSites } from '../fixtures/generateSites'
import { fetchToken } from './harness/callApi'
import { findDarkThemeViolations, findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { accounts } from './harness/signIn'

const site = setUpSite()
/** Saves a configuration as the kitchen's draft and publishes it. */
function publish(page: Page, token: string, configText: string): Promise<number> {
  return page.evaluate(
    async ([bearer, text]) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const draft = await (await fetch('/api/sites/kitchen/draft', { headers })).json()
      const savedResponse = await fetch('/api/sites/kitchen/draft', {
        method: 'PUT',
        headers: { ...headers, 'if-match': `"${draft.revision}"` },
        body: JSON.stringify({ configText: text, ids: { pages: [], menu: [] }, removed: ['sidebar.html'] }),
      })
      const { revision } = await savedResponse.json()
      const published = await fetch('/api/sites/kitchen/publications', {
        method: 'POST',
        headers,
        body: JSON.stringify({ revision }),
      })
      return published.status
    },
    [token, configText] as const,
  )
}

it(
  'axe finds nothing in generated sites without errors, in light and dark colours',
  async () => {
    const admin = await site.visit('admin', '/privacy')
    const token = await fetchToken(admin, 'admin', accounts.admin)
    const seed = isLongRun ? Math.floor(Math.random() * 1e9) : 17
    for (const [at, configText] of generateSites(getRunCount(3, 60), seed).entries()) {
      const files = { 'blocks.svg': { size: 1000, type: 'image/svg+xml' } }
      const found = checkSite({ configText, files, company: 'Kitchen Sink' })
      const errors = found.filter(({ severity }) => severity === 'error')
      expect([seed, at, errors]).toEqual([seed, at, []])
      expect(await publish(admin, token, configText)).toBe(201)
      for (const path of ['/made', '/']) {
        const page = await site.visit('kitchen', path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        const found = [...(await findViolations(page)), ...(await findDarkThemeViolations(page))]
        expect([seed, at, path, found, configText]).toEqual([seed, at, path, [], configText])
        await page.context().close()
      }
    }
  },
  getRunCount(60_000, 900_000),
)
