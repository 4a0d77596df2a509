import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { visitSite } from '../api/visitSite'
import { findViolations } from './harness/findViolations'
import { setUpSite, waitForHydration } from './harness/setUpSite'

const site = setUpSite()
beforeAll(() => site.server.runCommand('seed', '--client', 'meridian', '--vacancies', '10000'))

const allJobsUrl = '**/api/vacancies'
const rows = (page: Page) => page.locator('tbody').getByRole('row')
const getLoadingNote = (page: Page) => page.getByText('Loading all jobs…')

/** Opens a list whose other jobs load when the test calls `release`. */
async function openHeldList(path: string, width?: number): Promise<{ page: Page; release: () => void }> {
  const page = await site.openEmptyPage({ width })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(allJobsUrl, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.server.getOrigin('meridian')}${path}`)
  await waitForHydration(page)
  return { page, release }
}

it('[JL-02] [JL-14] [JL-22] a list of ten thousand jobs sends one page of HTML, and sorts, pages and offers all filters when the rest has loaded', async () => {
  const { page, release } = await openHeldList('/')
  const { text: html } = await visitSite(
    { url: `http://127.0.0.1:${site.server.port}` },
    '/',
    'meridian.localhost',
  )
  expect(gzipSync(html).length).toBeLessThanOrEqual(30_000)
  expect(html).toMatch(/Showing 1–10 of \d{4,5}</)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Advanced Search' })
  await panel.waitFor()
  await expect.poll(() => panel.getByText('All Locations').count()).toBe(0)
  const first = await rows(page).first().textContent()
  const note = await page.getByText(/^Showing 1–10 of /).textContent()
  await page.getByRole('columnheader').getByRole('button').first().click()
  await getLoadingNote(page).waitFor()
  await expect.poll(() => rows(page).count()).toBe(10)
  expect(await findViolations(page)).toEqual([])
  release()
  await getLoadingNote(page).waitFor({ state: 'hidden' })
  await panel.getByText('All Locations').waitFor()
  await expect.poll(() => rows(page).first().textContent()).not.toBe(first)
  await expect.poll(() => page.getByText(/^Showing 1–10 of /).textContent()).toBe(note)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.getByText(/^Showing 11–20 of /).waitFor()
})

it('[JL-15] [ER-03] the list says if the other jobs could not be loaded, offers to try again, and on a phone reserves their place', async () => {
  site.problems.expect(/503/)
  site.problems.allow(/console:/, /503/)
  const page = await site.openEmptyPage()
  let isUp = false
  await page.route(allJobsUrl, (route) => (isUp ? route.continue() : route.fulfill({ status: 503 })))
  // The page loads the other jobs when it is idle, and again at once when the visitor sorts by a column.
  const failedWhenIdle = page.waitForResponse(allJobsUrl)
  await page.goto(`${site.server.getOrigin('meridian')}/`)
  await waitForHydration(page)
  await failedWhenIdle
  const failedWhenSorted = page.waitForResponse(allJobsUrl)
  await page.getByRole('columnheader').getByRole('button').nth(3).click()
  await failedWhenSorted
  await page.getByText('The other jobs could not be loaded.').waitFor()
  await expect.poll(() => rows(page).count()).toBe(10)
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The other jobs could not be loaded.').waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('[aria-busy]').getAttribute('aria-busy')).toBe('false')

  const { page: phone, release } = await openHeldList('/', 360)
  await getLoadingNote(phone).waitFor()
  const height = () => phone.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  release()
  await getLoadingNote(phone).waitFor({ state: 'hidden' })
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.2)
})
