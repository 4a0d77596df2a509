import { expect, it } from 'vitest'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('[JL-09] six jobs stand in the first window of 1280 × 900, two lines each, headings over what they head', async () => {
  const page = await site.visit('harbour', '/')
  const rows = await page.getByRole('row').evaluateAll((all) =>
    all.slice(1).map((row) => {
      const { bottom, height } = row.getBoundingClientRect()
      return { bottom, height }
    }),
  )
  expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(6)
  expect(rows.filter(({ height }) => height <= 84).length).toBeGreaterThanOrEqual(6)
  const startOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left))
  for (const [heading, cell] of [
    ['--type', '__type'],
    ['--location', '__location'],
    ['--closing', '__closing'],
  ] as const) {
    const under = await startOf(`.fy-job-row${cell}`)
    expect(Math.abs((await startOf(`.fy-job-table__column${heading}`)) - under), cell).toBeLessThanOrEqual(4)
  }
})

it('[JL-02] [JL-21] searches by title beside Search, as one types and without scripts', async () => {
  const page = await site.visit('harbour', '/')
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('coastal planner')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  expect(new URL(page.url()).search).toBe('?name=coastal+planner')
  await page.getByRole('button', { name: /^Search/ }).click()
  const panel = page.getByRole('region', { name: 'Advanced Search' })
  await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('coastal planner')
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search by title' }).count()).toBe(0)
  await panel.getByRole('combobox', { name: 'Location' }).click()
  await expect.poll(() => page.getByRole('option').first().textContent()).toBe('All Locations')

  site.trouble.allow(/^csp: GET .*\/assets\/[^/]+\.js$/)
  const plain = await site.visit('harbour', '/', { scripts: false })
  await plain.getByRole('searchbox').fill('coastal')
  await plain.keyboard.press('Enter')
  await plain.waitForURL('**/job/viewjobs?name=coastal')
  await plain.getByText('Coastal Planner').first().waitFor()
})

it('[JL-02] [JL-05] [JL-12] on a phone the search is a sheet that says how many jobs it shows', async () => {
  const page = await site.visit('harbour', '/', { width: 360 })
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
  const said = await page.getByText('Sorry, no vacancy matched your criteria.').boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(780)
  await search.click()
  await sheet.getByRole('button', { name: 'Collapse' }).click()
  await expect.poll(() => page.getByRole('row').count()).toBe(64)
})

it('[JL-15] a card says in words how soon a job closes', async () => {
  const page = await site.visit('harbour', '/', { width: 360 })
  const soon = page.locator('.fy-closing__left')
  await expect.poll(() => soon.count()).toBeGreaterThan(0)
  for (const words of await soon.allTextContents())
    expect(words).toMatch(/^(Closes today|1 day left|\d+ days left)$/)
  await expect.poll(() => soon.first().isVisible()).toBe(true)
})

it('[JL-16] [JL-20] on a phone the share menu is a sheet at the lower edge; the focus goes in and comes back', async () => {
  const page = await site.visit('harbour', '/', { width: 360 })
  const share = page
    .getByRole('table')
    .getByRole('button', { name: /^Share / })
    .first()
  await share.click()
  const menu = page.locator('.fy-share-menu')
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
