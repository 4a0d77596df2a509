import { describe, expect, it } from 'vitest'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

describe("a client's own pages", () => {
  it("stand in the menu and are made of the product's blocks", async () => {
    const page = await site.visit('harbour', '/')
    await page.getByRole('link', { name: 'About us' }).click()
    await page.getByRole('heading', { level: 1, name: 'About Harbour City Council' }).waitFor()
    await expect.poll(() => page.title()).toBe('About Harbour City Council · Careers at Harbour City Council')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    const main = page.getByRole('main')
    const image = main.getByRole('img', { name: /ferry wharf/ })
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect.poll(() => main.locator('a[href^="/job/details/"]').count()).toBe(3)
    await main.getByRole('link', { name: 'See all open roles' }).click()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
  })

  it('take the place of the blocks of a public page', async () => {
    const page = await site.visit('kitchen', '/')
    await page.getByText("This home page is the client's own").waitFor()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await page.getByRole('link', { name: 'on one page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Every block, once' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  it('belong to one client only', async () => {
    site.trouble.expect(/^404: GET .*\/about$/)
    const page = await site.visit('meridian', '/about')
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  })

  it.each([
    ['harbour', '/about'],
    ['kitchen', '/blocks'],
  ])('%s %s: axe finds nothing and nothing scrolls sideways at any width', async (client, path) => {
    const page = await site.visit(client, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFitAtEveryWidth(page)
  })
})
