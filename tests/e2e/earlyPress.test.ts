import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
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

/** Opens a page as a first visit, with timers that only `runTimers` moves on. */
async function openFirstVisit(path: string, width: number) {
  const page = await site.visit('harbour', '/privacy', { width })
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${site.server.getOrigin('harbour')}${path}`, { waitUntil: 'networkidle' })
  // The footer's address, which is printed, comes with hydration.
  const isHydrated = async () =>
    (await page.getByRole('contentinfo').textContent())?.includes(new URL(page.url()).host) === true
  return {
    page,
    isHydrated,
    /** Moves the timers on in steps, by `total` ms at most, until the page is hydrated. */
    runTimers: async (total: number) => {
      for (let ms = 0; ms < total && !(await isHydrated()); ms += 100) await page.clock.runFor(100)
      return isHydrated()
    },
  }
}

it('on a phone the first visit of a list, a job and a form hydrates when the page is used, or three seconds after it has loaded', async () => {
  const job = await findDemoJobPath(site, 'harbour')
  for (const path of ['/', job, toApplyPath(job)]) {
    const { page, runTimers } = await openFirstVisit(path, 360)
    expect(await runTimers(2500), path).toBe(false)
    await page.getByRole('heading', { level: 1 }).tap()
    expect(await runTimers(2500), path).toBe(true)
  }
  const { runTimers } = await openFirstVisit('/', 360)
  expect(await runTimers(2900)).toBe(false)
  expect(await runTimers(5000)).toBe(true)
})

it('a wide screen, and a phone that has stored something, hydrate the page at once', async () => {
  const { runTimers } = await openFirstVisit('/', 1280)
  expect(await runTimers(2500)).toBe(true)
  const phone = await openFirstVisit('/', 360)
  await phone.page.evaluate(() => localStorage.setItem('foyer.device', 'own'))
  await phone.page.reload({ waitUntil: 'networkidle' })
  expect(await phone.runTimers(2500)).toBe(true)
})
