import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true, expanded: false })

/** Opens the job list as on a phone's first visit: its modules are held back until `release`. */
async function openHeldList() {
  const page = await site.visit('harbour', '/privacy', { width: 360 })
  const held: Route[] = []
  let isOpen = false
  await page.route('**/assets/**/*.js', async (route) => {
    if (isOpen) return route.continue()
    held.push(route)
  })
  // Counts every dialog that opens.
  await page.addInitScript(() => {
    const counted = Object.assign(window, { dialogs: 0 })
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      counted.dialogs += 1
      showModal.call(this)
    }
  })
  await page.goto(`${site.server.getOrigin('harbour')}/`, { waitUntil: 'commit' })
  await button(page).waitFor()
  await page.waitForFunction(() => 'earlyPress' in window)
  return {
    page,
    release: async () => {
      isOpen = true
      for (const route of held) await route.continue()
    },
  }
}

const dialogs = (page: Page) => page.evaluate(() => (window as unknown as { dialogs: number }).dialogs)

it('[JL-02] a press on a phone before the page hydrates opens the search once, unless the visitor has moved on', async () => {
  const { page, release } = await openHeldList()
  await button(page).tap()
  await button(page).tap()
  await release()
  const sheet = page.getByRole('dialog', { name: 'Advanced Search' })
  await sheet.waitFor()
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await dialogs(page)).toBe(1)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await button(page).tap()
  await sheet.waitFor()
  expect(await dialogs(page)).toBe(2)

  const { page: other, release: releaseOther } = await openHeldList()
  await button(other).tap()
  await other.getByRole('heading', { level: 1 }).tap()
  await releaseOther()
  await other.waitForLoadState('networkidle')
  expect(await dialogs(other)).toBe(0)
  await button(other).tap()
  await other.getByRole('dialog', { name: 'Advanced Search' }).waitFor()
})
