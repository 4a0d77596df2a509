import { describe, expect, it } from 'vitest'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

describe("a client's own pages", () => {
  it('are in the menu, are made of blocks, fit every width, and belong to one client only', async () => {
    const page = await site.visit('harbour', '/')
    await page.getByRole('link', { name: 'About us' }).click()
    await page.getByRole('heading', { level: 1, name: 'About Harbour City Council' }).waitFor()
    await expect.poll(() => page.title()).toBe('About Harbour City Council · Careers at Harbour City Council')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    const main = page.getByRole('main')
    const image = main.getByRole('img', { name: /ferry wharf/ })
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => main.locator('a[href^="/job/details/"]').count()).toBe(3)
    await expectNoFaultsAtEveryWidth(page)
    await main.getByRole('link', { name: 'See all open roles' }).click()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    site.problems.expect(/^404: GET .*\/about$/)
    const other = await site.visit('meridian', '/about')
    await other.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  })

  it('can replace the blocks of a public page, and every block fits every width', async () => {
    const page = await site.visit('kitchen', '/')
    await page.getByText("This home page is the client's own").waitFor()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await page.getByRole('link', { name: 'on one page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Every block, once' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectNoFaultsAtEveryWidth(page)
  })
})
