import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

/** Returns the focused element's id, tag and distance in pixels from the top of the window. */
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

it('[AP-06] on a phone an opened application starts at its heading with its email and telephone links, closing it returns to its row, and a long dialog keeps its actions in view', async () => {
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

  const panel = page.getByRole('region', { name: /^Application of / })
  const name = await panel.getByRole('heading', { level: 2 }).boundingBox()
  for (const link of [panel.locator('[href^="mailto:"]'), panel.locator('[href^="tel:"]')]) {
    await link.waitFor()
    expect((await link.boundingBox())?.y).toBeLessThan((name?.y ?? 0) + 140)
  }
  await panel.getByRole('button', { name: 'Change status' }).tap()
  const dialog = page.getByRole('dialog')
  const actions = [/^Change status/, /^Cancel/].map((name) => dialog.getByRole('button', { name }))
  await dialog.getByRole('textbox').first().waitFor()
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  for (const position of [0, 100_000]) {
    await dialog.evaluate((element, top) => element.scrollTo({ top }), position)
    const [primary, cancel] = await Promise.all(actions.map((action) => action.boundingBox()))
    expect(primary?.y).toBe(cancel?.y)
    expect(primary?.width).toBeGreaterThan(cancel?.width ?? 360)
    expect((cancel?.y ?? Number.NaN) + (cancel?.height ?? 0)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    )
  }
})
