import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { howMany, searchesAtLength } from '../../scripts/lib/testLength.mjs'
import { configShape } from '../../src/schemas/clientConfig/configShape'
import { colourRoles } from '../../src/schemas/clientLook'
import { contentBlocks } from '../../src/schemas/pages/contentBlocks'
import { checkSite } from '../../src/schemas/site/checkSite'
import { applyEdits } from '../../src/schemas/site/editConfig'
import { repairAll } from '../../src/schemas/site/repairSite'
import { samples } from '../fixtures/sampleOf'
import { accessibilityFindings, darkFindings } from './harness/accessibilityFindings'
import { fetchToken } from './harness/callApi'
import { accounts } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const hex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const look = configShape.properties?.look?.properties ?? {}
const choice = (key: string) => fc.constantFrom(...(look[key]?.enum ?? []))
const block = fc
  .constantFrom(...Object.entries(contentBlocks))
  .map(([type, { properties }]) =>
    samples()({ type: 'object', properties: { type: { const: type }, ...properties } }),
  )

/** A site of any colours, fonts and blocks, with what is wrong in it. */
const siteOf = fc.record({
  shareImageName: fc.constant(null),
  themeColor: hex,
  look: fc.record({
    colours: fc.record(Object.fromEntries(colourRoles.map((role) => [role, hex])), { requiredKeys: [] }),
    headingFont: choice('headingFont'),
    scale: choice('scale'),
    corner: choice('corner'),
    density: choice('density'),
  }),
  pages: fc
    .uniqueArray(block, { selector: (one) => (one as { type: string }).type, minLength: 2, maxLength: 5 })
    .chain((blocks) =>
      fc
        .shuffledSubarray([...blocks, { type: 'heading', text: 'Between', level: 3 }], {
          minLength: blocks.length,
        })
        .map((shuffled) => [{ path: '/made', title: 'Made up', blocks: shuffled }]),
    ),
})

/** Puts a configuration into the kitchen's draft and publishes it. */
function publish(page: Page, token: string, configText: string): Promise<number> {
  return page.evaluate(
    async ([bearer, text]) => {
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const draft = await (await fetch('/api/sites/kitchen/draft', { headers })).json()
      const kept = await fetch('/api/sites/kitchen/draft', {
        method: 'PUT',
        headers: { ...headers, 'if-match': `"${draft.revision}"` },
        body: JSON.stringify({ configText: text, ids: { pages: [], menu: [] }, removed: ['sidebar.html'] }),
      })
      const { revision } = await kept.json()
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
  'sites without errors have pages in which axe finds nothing, in the light and in the dark',
  async () => {
    const admin = await site.visit('admin', '/privacy')
    const token = await fetchToken(admin, 'admin', accounts.admin)
    const seed = searchesAtLength ? Math.floor(Math.random() * 1e9) : 17
    for (const [at, made] of fc.sample(siteOf, { numRuns: howMany(3, 60), seed }).entries()) {
      const written = withoutPictures(JSON.stringify(made))
      const files = { 'blocks.svg': { size: 1000, type: 'image/svg+xml' } }
      const site0 = { configText: written, files, company: 'Kitchen Sink' }
      const configText = applyEdits(written, repairAll(site0))
      const left = checkSite({ ...site0, configText }).filter(({ severity }) => severity === 'error')
      expect([seed, at, left]).toEqual([seed, at, []])
      expect(await publish(admin, token, configText)).toBe(201)
      for (const path of ['/made', '/']) {
        const page = await site.visit('kitchen', path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        const found = [...(await accessibilityFindings(page)), ...(await darkFindings(page))]
        expect([seed, at, path, found, configText]).toEqual([seed, at, path, [], configText])
        await page.context().close()
      }
    }
  },
  howMany(60_000, 900_000),
)

/** The kitchen has one picture. */
const withoutPictures = (text: string) => text.replace(/picture-\d+\.png/g, 'blocks.svg')
