import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { field } from './harness/buildingSurveyor'
import { formAnswers } from './harness/formAnswers'
import { applyAddress } from './harness/jobAddress'
import { logIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

/** The paths of everything that the worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname)
  })

const visitKeeping = (path: string) => site.visit('kitchen', path, { keepsPages: true })

describe('without a connection', () => {
  it('the list and the jobs that were opened are there, with a quiet word', async () => {
    const page = await visitKeeping('/')
    await page.getByRole('link', { name: 'Every list', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Every list' }).waitFor()
    const job = new URL(page.url()).pathname
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/', job, '/theme.css']))
    site.trouble.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /console:/, /503/)
    await page.context().setOffline(true)
    await page.getByText('You are offline. What you see was kept on this device.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Every list' }).waitFor()
    await page.getByText('You are offline. What you see was kept on this device.').waitFor()
    await page.goto(`${site.server.origin('kitchen')}/`)
    await page.getByRole('link', { name: 'Every list', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Every list' }).waitFor()
    await page.goto(`${site.server.origin('kitchen')}/privacy`)
    await page.getByText('This page has not been kept on this device.').waitFor()
    await page.context().setOffline(false)
    await page.goto(`${site.server.origin('kitchen')}/`)
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0)
  })

  it('a form says that its answers are kept, and they are', async () => {
    const page = await visitKeeping('/')
    const href = await page
      .getByRole('link', { name: 'Every list', exact: true })
      .first()
      .getAttribute('href')
    await page.goto(`${site.server.origin('kitchen')}${applyAddress(href ?? '')}`)
    await field(page, 'firstName').fill('Ada')
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([applyAddress(href ?? '')]))
    site.trouble.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /console:/, /503/)
    await page.context().setOffline(true)
    await page.getByText('Your answers are kept in this tab; send them when you are connected').waitFor()
    await page.getByText(/Saved in this tab only/).waitFor()
    await page.reload()
    await formAnswers(page)
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('Ada')
  })
})

describe('what is kept', () => {
  it('is public: no page of administrators, no answer of the API', async () => {
    const page = await visitKeeping('/home/login')
    await logIn(page, 'kitchen-admin', 'kitchen-demo-1')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await page.goto(`${site.server.origin('kitchen')}/user/settings`)
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.goto(`${site.server.origin('kitchen')}/`)
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/']))
    expect((await kept(page)).filter((path) => /^\/(api|user|home|applicant)/.test(path))).toEqual([])
  })

  it('is no page of a person under another spelling of its address either', async () => {
    const page = await visitKeeping('/home/login')
    await logIn(page, 'kitchen-admin', 'kitchen-demo-1')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const received = '/applicant/rece%69ved/9f3c9f0e-3f5b-4c57-9d0c-3f0f6f6c1f11'
    for (const path of ['/%75ser/settings', '/USER/Settings', '/applicant/view%61pplications', received]) {
      await page.goto(`${site.server.origin('kitchen')}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.goto(`${site.server.origin('kitchen')}/privacy`)
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/privacy']))
    expect(
      (await kept(page)).filter(
        (path) => !/^\/(privacy|assets|clients|validators|theme.css|early-press.js)/.test(path),
      ),
    ).toEqual([])
  })

  it('is a page only once the files are that came with it, whenever the connection goes', async () => {
    const page = await visitKeeping('/')
    const isWhole = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      const file = '/clients/kitchen/styles.min.css?seen'
      active?.postMessage({ seen: ['/privacy', file] })
      while (!(await caches.match('/privacy'))) await new Promise((resolve) => setTimeout(resolve))
      return (await caches.match(file)) !== undefined
    })
    expect(isWhole).toBe(true)
  })

  it('is never shown while there is a connection', async () => {
    const page = await visitKeeping('/')
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/']))
    await page.evaluate(async () => {
      const cache = await caches.open('foyer-pages-2')
      await cache.put('/', new Response('<p>Yesterday</p>', { headers: { 'content-type': 'text/html' } }))
    })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await expect.poll(() => page.getByText('Yesterday').count()).toBe(0)
  })
})
