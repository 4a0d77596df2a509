import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from './harness/findViolations'
import { callApi, fetchToken } from './harness/callApi'
import { accounts } from './harness/signIn'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()
/** Keys and presses that a site may take from nothing to its visitors, words apart. */
const most = 120

/** Operates the page by keyboard only and counts the keys, without those of typed texts. */
class Keys {
  count = 0
  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      this.count += 1
      await this.page.keyboard.press(key)
    }
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Presses a key until what has the focus matches. */
  async reach(selector: string, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await this.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
      await this.press(key)
    }
    const here = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`30 presses of ${key} did not reach ${selector}, but ${here}`)
  }
}

/** A new account without a folder, as the SuperUser makes it. */
async function makeClient(): Promise<void> {
  const admin = await site.visit('admin', '/privacy')
  const token = await fetchToken(admin, 'admin', accounts.admin)
  const body = {
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
  }
  const { status } = await callApi(admin, { method: 'POST', path: '/api/users', token, body })
  expect(status).toBe(201)
}

it('the keyboard alone leads from an empty client to a published site with a brand, a menu, a home page and an About page', async () => {
  await makeClient()
  const page = await site.visit('eastwind', '/studio')
  const keys = new Keys(page)
  // Asked for early: the browser has to know that its own dialog is not wanted.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 })
  await page.locator('[name="username"]').waitFor()
  await keys.reach('[name="username"]')
  await keys.write('eastwind')
  await keys.press('Tab')
  await keys.write('correct-horse-1')
  await keys.press('Enter')
  await page.locator('.fy-stage-room[data-ready]').waitFor()
  const frame = page.frames().find((one) => one.url().includes('/studio/preview/')) ?? expect.fail('no frame')

  // The brand: names, the logo, a colour.
  await page.locator('[data-side="inspector"] input').first().waitFor()
  await keys.press('Shift+F6')
  await keys.write('Careers at Eastwind Sails')
  await keys.press('Tab')
  await keys.write('Sails for every sea')
  await frame.getByText('Sails for every sea').waitFor()
  await keys.reach('[aria-label="Upload: Logo"]')
  await keys.press('Enter')
  const logo = await readFile(join(process.cwd(), 'public/clients/harbour/logo.svg'))
  await (await chooser).setFiles({ name: 'eastwind.svg', mimeType: 'image/svg+xml', buffer: logo })
  await page.locator('.fy-picture__actions .fy-button--primary:enabled').waitFor()
  await keys.reach('.fy-picture__actions .fy-button--primary')
  await keys.press('Enter')
  await frame.locator('.fy-logo img').waitFor()
  await keys.reach('[aria-label="Accent colour as a code"]')
  await keys.press('Control+a')
  await keys.write('#7a1f3d')

  // The About page, and its place in the menu.
  await keys.press('F6', 2)
  await keys.press('ArrowDown')
  await page.getByRole('button', { name: 'Add a page' }).waitFor()
  await keys.reach('.fy-outline__more button')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.write('About us')
  await keys.reach('[type="submit"]')
  await keys.press('Enter')
  await frame.getByRole('heading', { level: 1, name: 'About us' }).waitFor()

  // Its text, in place of the example.
  await keys.press('Shift+F6')
  await keys.press('F6')
  await keys.press('ArrowUp')
  await page.getByRole('button', { name: 'Add a block' }).waitFor()
  await keys.press('Tab', 2)
  await keys.press('Enter')
  await keys.press('F6', 2)
  await page.waitForFunction(() => document.activeElement?.closest('[data-side="inspector"]'))
  await keys.reach('.fy-markup__text')
  await keys.press('Control+a')
  await keys.write('We have made sails since 1921.')
  await frame.getByText('We have made sails since 1921.').waitFor()

  // The home page: the jobs, and a hero above them.
  await keys.press('F6')
  await keys.write('Avail')
  await keys.press('F6')
  await page.getByRole('button', { name: 'Customise' }).waitFor()
  await keys.press('Tab')
  await keys.press('Enter')
  await page.getByRole('button', { name: 'Add a block' }).waitFor()
  await keys.reach('.fy-outline__more button')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  const kinds = await page.locator('.fy-add-block__title').allTextContents()
  await keys.reach('.fy-add-block__choice')
  await keys.reach(`.fy-add-block li:nth-child(${kinds.indexOf('Hero') + 1}) > button`, 'ArrowRight')
  await keys.press('Enter')
  await page.locator('[name="answer/title"]').waitFor()
  await keys.press('F6', 2)
  await page.waitForFunction(() => document.activeElement?.closest('[data-side="inspector"]'))
  await keys.reach('[name="answer/title"]')
  await keys.press('Control+a')
  await keys.write('We make sails that last')
  await frame.getByRole('heading', { name: 'We make sails that last' }).waitFor()
  await page.getByText('Draft saved', { exact: true }).first().waitFor()
  expect(await findViolations(page)).toEqual([])

  // Publishing: what visitors get is what was made.
  await keys.press('F6')
  await keys.reach('.fy-studio__bar .fy-button--primary')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.reach('[type="submit"]')
  await keys.press('Enter')
  await page.getByRole('dialog', { name: /published/i }).waitFor()
  expect(keys.count).toBeLessThanOrEqual(most)

  const visitor = await site.visit('eastwind', '/')
  await visitor.getByText('Sails for every sea').waitFor()
  await visitor.getByRole('heading', { name: 'We make sails that last' }).waitFor()
  await visitor.getByRole('heading', { name: 'Available Jobs' }).waitFor()
  await expect.poll(() => visitor.title()).toContain('Careers at Eastwind Sails')
  await visitor.locator('.fy-logo img').waitFor()
  expect(
    await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fy-accent')),
  ).toBe('#7a1f3d')
  await visitor.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  expect(await findViolations(visitor)).toEqual([])
})
