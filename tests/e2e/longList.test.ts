import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answering, siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
beforeAll(() => site.server.operate('seed', '--client', 'meridian', '--vacancies', '10000'))

const rest = '**/api/vacancies'
const rows = (page: Page) => page.locator('tbody').getByRole('row')
const coming = (page: Page) => page.getByText('Loading all jobs…')

/** A visitor whose rest of the list comes when the test says so. */
async function held(path: string, width?: number): Promise<{ page: Page; release: () => void }> {
  const page = await site.visit('meridian', '/privacy', { width })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(rest, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.server.origin('meridian')}${path}`)
  await answering(page)
  return { page, release }
}

describe('a list of ten thousand', () => {
  it('comes with what its page shows', async () => {
    const page = await site.visit('meridian', '/privacy')
    const answer = await page.goto(`${site.server.origin('meridian')}/`)
    const html = (await answer?.text()) ?? ''
    expect(gzipSync(html).length).toBeLessThanOrEqual(30_000)
    expect(html).toMatch(/Showing 1–10 of \d{4,5}</)
  })

  it('[JL-14] [JL-22] sorts and pages once its rest is there, and says that it waits', async () => {
    const { page, release } = await held('/')
    const first = await rows(page).first().textContent()
    const note = await page.getByText(/^Showing 1–10 of /).textContent()
    await page.locator('thead button').first().click()
    await coming(page).waitFor()
    await expect.poll(() => rows(page).count()).toBe(10)
    expect(await accessibilityFindings(page)).toEqual([])
    release()
    await coming(page).waitFor({ state: 'hidden' })
    await expect.poll(() => rows(page).first().textContent()).not.toBe(first)
    await expect.poll(() => page.getByText(/^Showing 1–10 of /).textContent()).toBe(note)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.getByText(/^Showing 11–20 of /).waitFor()
  })

  it('[JL-02] offers what there is to choose from once it is there', async () => {
    const { page, release } = await held('/')
    await page.getByRole('button', { name: 'Search' }).click()
    const panel = page.getByRole('region', { name: 'Advanced Search' })
    await panel.waitFor()
    await expect.poll(() => panel.getByText('All Locations').count()).toBe(0)
    release()
    await panel.getByText('All Locations').waitFor()
  })

  it('[JL-15] keeps on a phone the place of the rows that are on their way', async () => {
    const { page, release } = await held('/', 360)
    await coming(page).waitFor()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    release()
    await coming(page).waitFor({ state: 'hidden' })
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.2)
  })

  it('[ER-03] says when its rest did not come, and tries again', async () => {
    site.trouble.expect(/503/)
    site.trouble.allow(/console:/, /503/)
    const page = await site.visit('meridian', '/privacy')
    let up = false
    await page.route(rest, (route) => (up ? route.continue() : route.fulfill({ status: 503 })))
    await page.goto(`${site.server.origin('meridian')}/`)
    await answering(page)
    await page.locator('thead button').nth(3).click()
    await page.getByText('The other jobs could not be loaded.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(10)
    up = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The other jobs could not be loaded.').waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('.fy-job-list').getAttribute('aria-busy')).toBe('false')
  })
})
