import type { Frame, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { waitForCanvasFrame } from './harness/canvasFrame'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'

const site = setUpSite()

async function openStudio(width?: number): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', '/studio', width)
  await page.getByLabel('Page', { exact: true }).waitFor()
  return page
}

const waitUntilDraftSaved = (page: Page) => page.getByText('Draft saved', { exact: true }).first().waitFor()
const focusedName = (frame: Frame) => frame.evaluate(() => document.activeElement?.textContent)

it('the studio shows the real pages, whose parts are selected, edited and undone by keyboard and by clicks, and whose links follow a double click', async () => {
  const page = await openStudio()
  const frame = await waitForCanvasFrame(page)
  await page.getByLabel('Page', { exact: true }).selectOption('/about')
  await frame.getByRole('heading', { level: 1, name: 'About Harbour City Council' }).waitFor()
  await frame.locator('button[aria-pressed]').first().focus()
  for (let presses = 0; (await focusedName(frame)) !== 'Page title'; presses += 1) {
    if (presses > 20) expect.fail('20 presses of Tab did not reach the title of the page')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => frame.locator('[aria-pressed="true"]').textContent()).toBe('Page title')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Who we are')
  await page.keyboard.press('Enter')
  await frame.getByRole('heading', { level: 1, name: 'Who we are' }).waitFor()
  await expect.poll(() => focusedName(frame)).toBe('Page title')
  await waitUntilDraftSaved(page)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Control+z')
  await frame.getByRole('heading', { level: 1, name: 'About Harbour City Council' }).waitFor()
  await page.keyboard.press('Control+y')
  await frame.getByRole('heading', { level: 1, name: 'Who we are' }).waitFor()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-side]') !== null))
    .toBe(true)
  await waitUntilDraftSaved(page)
  await page.reload()

  // A click selects, and a second one edits.
  const reloaded = await waitForCanvasFrame(page)
  const pages = page.getByLabel('Page', { exact: true })
  const link = reloaded.getByRole('banner').getByRole('link', { name: 'About us' })
  await link.click()
  const selected = reloaded.locator('button[aria-pressed="true"]')
  await expect.poll(() => selected.textContent()).toBe('Menu item: About us')
  await link.click()
  await reloaded.locator('[contenteditable]').fill('Not this')
  await page.keyboard.press('Escape')
  await expect.poll(() => link.textContent()).toBe('About us')
  await link.dblclick()
  await reloaded.getByRole('heading', { level: 1, name: 'Who we are' }).waitFor()
  await expect.poll(() => pages.locator('option:checked').textContent()).toContain('Who we are')
  // The preview shows Job Details for the job whose link is followed.
  await pages.selectOption('/job/viewjobs')
  await reloaded.getByRole('row').nth(1).getByRole('link').first().dblclick()
  await reloaded.getByRole('link', { name: 'Apply' }).first().waitFor()
  await expect.poll(() => pages.inputValue()).toMatch(/^\/job\/details\//)
})

it('a submenu link and a sidebar block are edited in place, and an edit after the session has ended is saved after signing in again', async () => {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const config = {
    menuItems: [{ label: 'Work', url: '/about', items: [{ label: 'Teams', url: '/privacy' }] }],
    sidebarBlocks: [{ type: 'heading', text: 'Come by' }],
    pages: [{ path: '/about', title: 'About', blocks: [{ type: 'heading', text: 'Here' }] }],
  }
  const draft = { configText: JSON.stringify(config), ids: { pages: [], menu: [] } }
  await callSiteApi('PUT', '/api/sites/harbour/draft', draft)
  const page = await openStudio()
  const frame = await waitForCanvasFrame(page)
  const selected = frame.locator('button[aria-pressed="true"]')
  const editText = async (part: Locator, name: string, text: string) => {
    await part.click()
    await expect.poll(() => selected.textContent()).toBe(name)
    await part.click()
    await frame.locator('[contenteditable]').fill(text)
    await page.keyboard.press('Enter')
    await frame.getByText(text, { exact: true }).waitFor()
  }
  await frame.locator('summary', { hasText: 'Work' }).click()
  await editText(frame.getByRole('link', { name: 'Teams' }), 'Menu item: Teams', 'Our teams')
  const sidebarHeading = frame.getByRole('complementary').getByText('Come by')
  await editText(sidebarHeading, 'Heading in the sidebar, 1 of 1', 'Visit us')
  await waitUntilDraftSaved(page)
  const readConfig = async () =>
    (await callSiteApi<{ configText: string }>('GET', '/api/sites/harbour/draft')).configText
  expect(JSON.parse(await readConfig())).toMatchObject({
    menuItems: [{ label: 'Work', items: [{ label: 'Our teams' }] }],
    sidebarBlocks: [{ text: 'Visit us' }],
  })

  const body = JSON.stringify({ type: 'about:blank', title: 'Not signed in', status: 401, detail: '' })
  await page.route('**/api/sites/harbour/draft', (route) =>
    route.fulfill({ status: 401, body, contentType: 'application/problem+json' }),
  )
  site.problems.expect(/^401: PUT .*\/draft/)
  site.problems.allow(/^401: GET .*\/draft/)
  const heading = frame.locator('.fy-titlebar__title')
  await heading.click()
  await frame
    .locator('[aria-pressed="true"]', { hasText: 'Heading of the site' })
    .waitFor({ state: 'attached' })
  await heading.click()
  await frame.locator('[contenteditable]').fill('Half written')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/api/sites/harbour/draft')
  await dialog.locator('input[name="username"]').fill('harbour-admin')
  await dialog.locator('input[name="password"]').fill('harbour-demo-1')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await waitUntilDraftSaved(page)
  await expect.poll(() => heading.textContent()).toBe('Half written')
  expect(JSON.parse(await readConfig())).toMatchObject({ headingTitle: 'Half written' })
})

it('the studio fits a tablet and a phone, where buttons open the page and the properties', async () => {
  const page = await openStudio(360)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const frame = await waitForCanvasFrame(page)
  await expect.poll(() => page.getByText(/^\d+% of actual size/).isVisible()).toBe(true)
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
  }
  await frame.locator('.fy-titlebar__title').click()
  await frame.locator('[aria-pressed="true"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Properties', exact: true }).click()
  await expect.poll(() => page.locator('[data-side="inspector"]').isVisible()).toBe(true)
})
