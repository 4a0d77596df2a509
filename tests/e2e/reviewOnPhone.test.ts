import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

/** Returns the focused element's id and its distance in pixels from the top of the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return { id: element?.id, tag: element?.tagName, top: element?.getBoundingClientRect().top ?? Number.NaN }
  })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls a list to a row and opens it. */
async function openRow(page: Page, place: number): Promise<{ id: string; position: number }> {
  const row = page.getByRole('link', { name: /^Open the application of/ }).nth(place)
  await row.waitFor()
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const id = (await row.getAttribute('id')) ?? ''
  const position = await scrolled(page)
  await row.tap()
  return { id, position }
}

async function expectHeadingInView(page: Page): Promise<void> {
  await expect.poll(async () => (await focused(page)).tag).toBe('H2')
  const { top } = await focused(page)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(400)
}

async function expectRowAt(page: Page, { id, position }: { id: string; position: number }): Promise<void> {
  await expect.poll(async () => (await focused(page)).id).toBe(id)
  await expect.poll(() => scrolled(page)).toBe(position)
}

it('[AP-06] on a phone an opened application starts at its heading, and closing it returns to its row', async () => {
  const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 360)
  for (const place of [12, 24]) {
    const opened = await openRow(page, place)
    expect(opened.position).toBeGreaterThan(700)
    await expectHeadingInView(page)
    await page
      .getByRole('region', { name: /^Application of / })
      .getByRole('link', { name: 'Applications' })
      .tap()
    await expectRowAt(page, opened)
  }
  const opened = await openRow(page, 20)
  await expectHeadingInView(page)
  await page.goBack()
  await expectRowAt(page, opened)
  await page.goForward()
  await expectHeadingInView(page)
  await page.getByRole('link', { name: 'Previous application' }).tap()
  await page.waitForURL((url) => `application-${url.searchParams.get('id')}` !== opened.id)
  await expectHeadingInView(page)
})
