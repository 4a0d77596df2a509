import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { waitForCanvasFrame } from './harness/canvasFrame'
import { findViolations } from './harness/findViolations'
import { KeyboardUser } from './harness/keyboard'
import { setUpSite } from './harness/setUpSite'
import { createSiteApi } from './harness/siteApi'

const site = setUpSite()
/** Maximum number of key presses, without typed texts, to build a site from scratch. */
const maxPresses = 120

/** Creates an account without a folder of site files, as the SuperUser does. */
async function createClientAccount(): Promise<void> {
  const callSiteApi = await createSiteApi(site, 'admin')
  await callSiteApi('POST', '/api/users', {
    company: 'Eastwind Sails',
    username: 'eastwind',
    clientCode: 'eastwind',
    password: 'correct-horse-1',
    canAllowUpload: true,
    seekAdvertiserId: null,
    privacyLink: null,
    privacyLinkLabel: null,
    maxImportedCount: 10,
    domains: [],
  })
}

it('the keyboard alone leads from an empty client to a published site with a brand, a menu, a home page and an About page', async () => {
  await createClientAccount()
  const page = await site.visit('eastwind', '/studio')
  const keys = new KeyboardUser(page)
  // The handler is registered early, so that the browser does not show its own dialog.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await page.locator('[name="username"]').waitFor()
  await keys.reach(page.locator('[name="username"]'))
  await keys.type('eastwind')
  await keys.press('Tab')
  await keys.type('correct-horse-1')
  await keys.press('Enter')
  const frame = await waitForCanvasFrame(page)

  // Sets the brand: names, logo and colour.
  await page.locator('[data-side="inspector"] input').first().waitFor()
  await keys.press('Shift+F6')
  await keys.type('Careers at Eastwind Sails')
  await keys.press('Tab')
  await keys.type('Sails for every sea')
  await frame.getByText('Sails for every sea').waitFor()
  await keys.reach(page.getByRole('button', { name: 'Upload: Logo' }))
  await keys.press('Enter')
  const logo = await readFile(join(process.cwd(), 'public/clients/harbour/logo.svg'))
  await (await chooser).setFiles({ name: 'eastwind.svg', mimeType: 'image/svg+xml', buffer: logo })
  const choosePicture = page.getByRole('button', { name: 'Use this picture' })
  await expect.poll(() => choosePicture.isEnabled()).toBe(true)
  await keys.reach(choosePicture)
  await keys.press('Enter')
  await frame.getByRole('banner').locator('img').first().waitFor()
  await keys.reach(page.getByRole('textbox', { name: 'Accent colour as a code' }))
  await keys.press('Control+a')
  await keys.type('#7a1f3d')

  // Creates the About page with its menu item.
  await keys.press('F6', 2)
  await keys.press('ArrowDown')
  await page.getByRole('button', { name: 'Add a page' }).waitFor()
  await keys.reach(page.getByRole('button', { name: 'Add a page' }))
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.type('About us')
  await keys.reach(page.getByRole('dialog').locator('[type="submit"]'))
  await keys.press('Enter')
  await frame.getByRole('heading', { level: 1, name: 'About us' }).waitFor()

  // Replaces the example text.
  await keys.press('Shift+F6')
  await keys.press('F6')
  await keys.press('ArrowUp')
  await page.getByRole('button', { name: 'Add a block' }).waitFor()
  await keys.press('Tab', 2)
  await keys.press('Enter')
  await keys.press('F6', 2)
  await page.waitForFunction(() => document.activeElement?.closest('[data-side="inspector"]'))
  await keys.reach(page.getByRole('textbox', { name: 'Text', exact: true }))
  await keys.press('Control+a')
  await keys.type('We have made sails since 1921.')
  await frame.getByText('We have made sails since 1921.').waitFor()

  // Builds the home page: a hero above the job list.
  await keys.press('F6')
  await keys.type('Avail')
  await keys.press('F6')
  await page.getByRole('button', { name: 'Customise' }).waitFor()
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByRole('button', { name: 'Add a block' }).waitFor()
  await keys.reach(page.getByRole('button', { name: 'Add a block' }))
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  const blocks = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await keys.reach(blocks)
  await keys.reach(blocks.filter({ hasText: /^Hero/ }), 'ArrowRight')
  await keys.press('Enter')
  await page.locator('[name="answer/title"]').waitFor()
  await keys.press('F6', 2)
  await page.waitForFunction(() => document.activeElement?.closest('[data-side="inspector"]'))
  await keys.reach(page.locator('[name="answer/title"]'))
  await keys.press('Control+a')
  await keys.type('We make sails that last')
  await frame.getByRole('heading', { name: 'We make sails that last' }).waitFor()
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  expect(await findViolations(page)).toEqual([])

  // Publishes, and expects that visitors get the new site.
  await keys.press('F6')
  await keys.reach(page.getByRole('button', { name: 'Publish', exact: true }))
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.reach(page.getByRole('dialog').locator('[type="submit"]'))
  await keys.press('Enter')
  await page.getByRole('dialog', { name: /published/i }).waitFor()
  expect(keys.pressCount).toBeLessThanOrEqual(maxPresses)

  const visitor = await site.visit('eastwind', '/')
  await visitor.getByText('Sails for every sea').waitFor()
  await visitor.getByRole('heading', { name: 'We make sails that last' }).waitFor()
  await visitor.getByRole('heading', { name: 'Available Jobs' }).waitFor()
  await expect.poll(() => visitor.title()).toContain('Careers at Eastwind Sails')
  await visitor.getByRole('banner').locator('img').first().waitFor()
  expect(
    await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fy-accent')),
  ).toBe('#7a1f3d')
  await visitor.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  expect(await findViolations(visitor)).toEqual([])
})
