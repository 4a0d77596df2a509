import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getSaveState } from './harness/applyBar'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { logIn } from './harness/signIn'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

/** Returns the paths of all files that the service worker has cached. */
const listCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
  })

const visitWithServiceWorker = (path: string) => site.visit('kitchen', path, { allowsServiceWorker: true })

describe('without a connection', () => {
  it('the list and the opened jobs are shown, with a message that they were saved, and a form keeps its answers', async () => {
    const page = await visitWithServiceWorker('/')
    await page.getByRole('link', { name: 'Every list', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Every list' }).waitFor()
    const job = new URL(page.url()).pathname
    await expect.poll(() => listCachedPaths(page)).toEqual(expect.arrayContaining(['/', job, '/theme.css']))
    site.problems.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /console:/, /503/)
    await page.context().setOffline(true)
    await page.getByText('You’re offline. This page was saved on this device.').waitFor()
    expect(await findViolations(page)).toEqual([])

    await page.context().setOffline(false)
    const form = toApplyPath(job)
    await page.goto(`${site.server.getOrigin('kitchen')}${form}`)
    await getField(page, 'firstName').fill('Ada')
    await expect.poll(() => listCachedPaths(page)).toEqual(expect.arrayContaining([form]))
    await page.context().setOffline(true)
    await expect.poll(() => getSaveState(page).textContent()).toBe('Offline – saved')
    await expect.poll(() => page.getByText('You’re offline').count()).toBe(0)
    await page.reload()
    await waitForHydratedForm(page)
    await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('Ada')

    await page.goto(`${site.server.getOrigin('kitchen')}${job}`)
    await page.getByRole('heading', { level: 1, name: 'Every list' }).waitFor()
    await page.getByText('You’re offline. This page was saved on this device.').waitFor()
    await page.goto(`${site.server.getOrigin('kitchen')}/`)
    await page.getByRole('link', { name: 'Every list', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Every list' }).waitFor()
    await page.goto(`${site.server.getOrigin('kitchen')}/privacy`)
    await page.getByText('This page has not been kept on this device.').waitFor()
    await page.context().setOffline(false)
    await page.goto(`${site.server.getOrigin('kitchen')}/`)
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await expect.poll(() => page.getByText('You’re offline').count()).toBe(0)
  })
})

describe('the offline cache', () => {
  it('contains only public pages: no administrator’s or applicant’s page and no API response, however the address is spelled', async () => {
    const page = await visitWithServiceWorker('/home/login')
    await logIn(page, 'kitchen-admin', 'kitchen-demo-1')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const received = '/applicant/rece%69ved/9f3c9f0e-3f5b-4c57-9d0c-3f0f6f6c1f11'
    const spellings = ['/%75ser/settings', '/USER/Settings', '/applicant/view%61pplications', received]
    for (const path of ['/user/settings', ...spellings]) {
      await page.goto(`${site.server.getOrigin('kitchen')}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.goto(`${site.server.getOrigin('kitchen')}/privacy`)
    await expect.poll(() => listCachedPaths(page)).toEqual(expect.arrayContaining(['/privacy']))
    const isPublic = /^\/(privacy|assets|clients|validators|theme.css|start-page.js)/
    expect((await listCachedPaths(page)).filter((path) => !isPublic.test(path))).toEqual([])
  })

  it('adds a page only after its files, and does not show it while there is a connection', async () => {
    const page = await visitWithServiceWorker('/')
    const isWhole = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const file = '/clients/kitchen/styles.min.css?seen'
      active?.postMessage({ seen: ['/privacy', file] })
      while (!(await caches.match('/privacy'))) await new Promise((resolve) => setTimeout(resolve))
      return (await caches.match(file)) !== undefined
    })
    expect(isWhole).toBe(true)

    await expect.poll(() => listCachedPaths(page)).toEqual(expect.arrayContaining(['/']))
    await page.evaluate(async () => {
      const cache = await caches.open('foyer-pages-2')
      await cache.put('/', new Response('<p>Yesterday</p>', { headers: { 'content-type': 'text/html' } }))
    })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await expect.poll(() => page.getByText('Yesterday').count()).toBe(0)
  })
})
