import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()
const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true, expanded: false })

/** Opens the job list as on a phone's first visit: its modules are held back until `release`. */
async function openHeldList() {
  const page = await site.openEmptyPage({ width: 360 })
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

it('[JL-02] a press on a phone before the page hydrates opens the search once, unless the visitor has pressed something else since', async () => {
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

/** Opens a page as a first visit, with timers that only the test moves on. */
async function openFirstVisit(path: string, width: number) {
  const page = await site.openEmptyPage({ width })
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.goto(`${site.server.getOrigin('harbour')}${path}`, { waitUntil: 'networkidle' })
  return page
}

/** Whether the page is hydrated: only then its footer has the page's address. */
async function isHydrated(page: Page): Promise<boolean> {
  return (await page.getByRole('contentinfo').textContent())?.includes(new URL(page.url()).host) === true
}

/**
 * Waits until the page is hydrated. Loading scripts takes real time, during which the page's timers move on by `step` ms
 * per check: by 2.4 seconds in all if `step` is 8.
 */
async function waitUntilHydrated(page: Page, step = 8): Promise<void> {
  const isHydratedAfterStep = async () => {
    await page.clock.runFor(step)
    return isHydrated(page)
  }
  await expect.poll(isHydratedAfterStep, { message: page.url(), interval: 50, timeout: 15_000 }).toBe(true)
}

it('on a phone the first visit of a list, a job and a form hydrates when the page is used, or three seconds after it has loaded; a wide screen and a later visit hydrate at once', async () => {
  const job = await findDemoJobPath(site, 'harbour')
  for (const path of ['/', job, toApplyPath(job)]) {
    const page = await openFirstVisit(path, 360)
    await page.clock.runFor(500)
    expect(await isHydrated(page), path).toBe(false)
    await page.getByRole('heading', { level: 1 }).tap()
    await waitUntilHydrated(page)
  }
  const page = await openFirstVisit('/', 360)
  await page.clock.runFor(2900)
  expect(await isHydrated(page)).toBe(false)
  await waitUntilHydrated(page, 100)

  await waitUntilHydrated(await openFirstVisit('/', 1280))
  const phone = await openFirstVisit('/', 360)
  await phone.evaluate(() => localStorage.setItem('foyer.device', 'own'))
  await phone.reload({ waitUntil: 'networkidle' })
  await waitUntilHydrated(phone)
})
