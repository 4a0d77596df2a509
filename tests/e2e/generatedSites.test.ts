import { expect, it } from 'vitest'
import { getRunCount, isLongRun } from '../../scripts/lib/testLength.mjs'
import { checkSite } from '../../src/schemas/siteChecks/checkSite'
import { generateSites } from '../fixtures/generateSites'
import { findDarkThemeViolations, findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { type CallSiteApi, createSiteApi } from './harness/siteApi'

const site = setUpSite()
/** Saves a configuration as the kitchen's draft and publishes it. */
async function publish(callSiteApi: CallSiteApi, configText: string): Promise<void> {
  const draft = { configText, ids: { pages: [], menu: [] }, removed: ['sidebar.html'] }
  const { revision } = await callSiteApi<{ revision: number }>('PUT', '/api/sites/kitchen/draft', draft)
  await callSiteApi('POST', '/api/sites/kitchen/publications', { revision })
}

it(
  'generated sites have no errors, and axe finds nothing in them, in light and dark colours',
  async () => {
    const callSiteApi = await createSiteApi(site, 'admin')
    const seed = isLongRun ? Math.floor(Math.random() * 1e9) : 17
    for (const [at, configText] of generateSites(getRunCount(3, 60), seed).entries()) {
      const files = { 'blocks.svg': { size: 1000, type: 'image/svg+xml' } }
      const found = checkSite({ configText, files, company: 'Kitchen Sink' })
      const errors = found.filter(({ severity }) => severity === 'error')
      expect([seed, at, errors]).toEqual([seed, at, []])
      await publish(callSiteApi, configText)
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
