import { setTimeout as rest } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

it('[JL-02] [JL-09] [JL-21] the list shows six jobs in a window of 1280 × 900, with cells aligned with their headings, and finds jobs by title with scripts and without', async () => {
  const page = await site.visit('harbour', '/')
  const rows = await page.getByRole('row').evaluateAll((all) =>
    all.slice(1).map((row) => {
      const { bottom, height } = row.getBoundingClientRect()
      return { bottom, height }
    }),
  )
  expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(6)
  expect(rows.filter(({ height }) => height <= 84).length).toBeGreaterThanOrEqual(6)
  const getStart = (cell: Locator) =>
    cell.evaluate((element) => Math.round(element.getBoundingClientRect().left))
  for (const name of ['Employment Type', 'Location', 'Closing Date']) {
    const heading = page.getByRole('columnheader', { name })
    const at = await heading.evaluate((element) => (element as HTMLTableCellElement).cellIndex)
    const cell = page.getByRole('row').nth(1).getByRole('cell').nth(at)
    expect(Math.abs((await getStart(heading)) - (await getStart(cell))), name).toBeLessThanOrEqual(4)
  }

  await page.getByRole('searchbox', { name: 'Search by title' }).fill('coastal planner')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(new URL(page.url()).search).toBe('?name=coastal+planner')
  await page.getByRole('button', { name: /^Search/ }).click()
  const panel = page.getByRole('region', { name: 'Advanced Search' })
  await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('coastal planner')
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search by title' }).count()).toBe(0)
  await panel.getByRole('combobox', { name: 'Location' }).click()
  await expect.poll(() => page.getByRole('option').first().textContent()).toBe('All Locations')

  const plain = await site.visit('harbour', '/', { hasScripts: false })
  await plain.getByRole('searchbox').fill('coastal')
  await plain.keyboard.press('Enter')
  await plain.waitForURL('**/job/viewjobs?name=coastal')
  await plain.getByText('Coastal Planner').first().waitFor()
})

it('[JL-02] [JL-05] [JL-12] [JL-15] a phone renders 50 of 64 jobs before it scrolls; a card says how soon a job closes, and the search is a sheet that says how many jobs it shows', async () => {
  const page = await site.visit('harbour', '/', { width: 360 })
  const rows = page.getByRole('row')
  await expect.poll(() => rows.count()).toBe(50)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(800)
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('64')
  expect(await rows.last().getAttribute('aria-rowindex')).toBe('50')
  expect(await findViolations(page)).toEqual([])

  const soon = page.getByRole('main').getByText(/(closes today|days? left)$/i)
  await expect.poll(() => soon.count()).toBeGreaterThan(0)
  for (const words of await soon.allTextContents())
    expect(words).toMatch(/^(Closes today|1 day left|\d+ days left)$/)
  await expect.poll(() => soon.first().isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Advanced Search' })
  const title = sheet.getByLabel('Title')
  await title.fill('coastal planner')
  await sheet.getByRole('button', { name: 'Show 1 job' }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('row').count()).toBe(1)
  const search = page.getByRole('button', { name: /^Search/ })
  await expect.poll(() => search.evaluate((button) => button === document.activeElement)).toBe(true)
  await search.click()
  await title.fill('zzzz')
  await sheet.getByText('Sorry, no vacancy matched your criteria.').waitFor()
  await sheet.getByRole('button', { name: 'Show 0 jobs' }).click()
  const messageBox = await page.getByText('Sorry, no vacancy matched your criteria.').boundingBox()
  expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThan(780)
  await search.click()
  await sheet.getByRole('button', { name: 'Collapse' }).click()
  await expect.poll(() => page.getByRole('row').count()).toBe(50)
  await page.pdf()
  expect(await rows.count(), 'printed').toBe(64)
})

it('[JL-16] [JL-20] the share menu opens where there is room, takes and returns the focus, and is a sheet at the bottom of a phone', async () => {
  const page = await site.visit('harbour', '/')
  const last = page
    .getByRole('table')
    .getByRole('button', { name: /^Share / })
    .last()
  await last.focus()
  await last.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.keyboard.press('Enter')
  const copy = page.getByRole('button', { name: 'Copy Link' })
  await copy.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Facebook')
  // The menu begins to listen for outside presses after a moment.
  await rest(300)
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
  await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true)
  const box = await copy.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 780 })
  const share = page
    .getByRole('table')
    .getByRole('button', { name: /^Share / })
    .first()
  await share.click()
  const menu = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Copy link' }) })
  await expect
    .poll(async () => {
      const box = await menu.boundingBox()
      return box && Math.round(box.x + box.width) === 360 && Math.round(box.y + box.height) === 780
    })
    .toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Facebook')
  await page.keyboard.press('Escape')
  await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true)
})
