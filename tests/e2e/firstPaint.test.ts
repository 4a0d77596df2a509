import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { answering, siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What a page asks for, scripts, styles and images apart, and how much of it moves, from now on. */
async function watch(page: Page): Promise<{ asked: string[]; moved: () => Promise<number> }> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|validators)\/|\.(json|html)$/.test(pathname)) asked.push(`${request.method()} ${pathname}`)
  })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { movedBy: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.movedBy += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { asked, moved: () => page.evaluate(() => (window as unknown as { movedBy: number }).movedBy) }
}

describe('without scripts', () => {
  /** Scripts that the page names, and this browser does not fetch. */
  const preloads = /^csp: GET .*\/assets\/[^/]+\.js$/

  it('[RT-01] [JL-14] [RT-06] the list, its pages and a job can be read, and one gets from each to the next', async () => {
    site.trouble.allow(preloads)
    const page = await site.visit('meridian', '/', { scripts: false })
    await heading(page, 'Available Jobs').waitFor()
    const first = await page.getByRole('row').nth(1).textContent()
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/?page=2')
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).not.toBe(first)
    const job = page.getByRole('table').getByRole('link').first()
    const name = (await job.evaluate((link) => link.childNodes[0]?.textContent)) ?? ''
    await page.goto(`${site.server.origin('meridian')}${await job.getAttribute('href')}`)
    await heading(page, name).waitFor()
    await page.getByRole('term').getByText('Contract').waitFor()
    const description = page.locator('.fy-job__description')
    expect((await description.textContent())?.length).toBeGreaterThan(100)
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await page.getByRole('complementary').getByText(name).waitFor()
  })

  it('[JL-15] a phone has the same jobs as cards, by pages', async () => {
    site.trouble.allow(preloads)
    const page = await site.visit('harbour', '/', { scripts: false, width: 360 })
    const cards = page.getByRole('table', { name: 'Available Jobs' }).getByRole('row')
    await expect.poll(() => cards.count()).toBe(10)
    expect(await cards.first().evaluate((card) => getComputedStyle(card).display)).toBe('flex')
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(0)
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/?page=2')
    await expect.poll(() => cards.count()).toBe(10)
  })

  it('the list is written once, whatever the screen', async () => {
    site.trouble.allow(preloads)
    const page = await site.visit('harbour', '/', { scripts: false })
    await expect.poll(() => page.locator('a[href^="/job/details/"]').count()).toBe(10 + 5)
    // 425 with each recent job's place isolated for its direction; a list of ten more rows beside it would be 240 more.
    await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(440)
  })
})

/** What a page shows in its middle, as it was written or as it stands, less what the list has for other screens. */
const shownBy = (page: Page, written?: string) =>
  page.evaluate((html) => {
    const from = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const main = from.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const other of main.querySelectorAll('.fy-sort-choice')) other.remove()
    return main.innerHTML.replace(/<!--.*?-->/g, '')
  }, written)

/** Tests keep no pages, and the browser says that it was told so. */
const isOfTheHarness = (text: string) => /Service Worker registration blocked/.test(text)

describe('a page that the server wrote', () => {
  it.each([
    [
      'a desktop',
      1280,
      ['/', '/job/viewjobs?page=2', '/job/viewjobs?isExpressionOfInterest=true', 'job', '/privacy'],
    ],
    ['a tablet', 768, ['/']],
    ['a phone', 360, ['/', 'job']],
  ])('asks for nothing that came with it, and moves nothing, on %s', async (_device, width, paths) => {
    const job = await demoJobAddress(site, 'harbour')
    const page = await site.visit('harbour', '/privacy', { width })
    const said: string[] = []
    page.on('console', (message) => {
      if (!isOfTheHarness(message.text())) said.push(message.text())
    })
    const { asked, moved } = await watch(page)
    for (const path of paths) {
      await page.goto(`${site.server.origin('harbour')}${path === 'job' ? job : path}`)
      await answering(page)
      await page.waitForLoadState('networkidle')
      expect({ path, asked, said }).toEqual({ path, asked: [], said: [] })
      expect(await moved(), path).toBeLessThanOrEqual(0.02)
    }
  })

  it.each([
    ['harbour', ['/about', '/job/viewjobs?page=2']],
    ['kitchen', ['/', '/blocks', '/privacy']],
  ])('shows what was written on the pages of %s, and asks for none of it', async (client, paths) => {
    const page = await site.visit(client, '/')
    const { asked } = await watch(page)
    for (const path of paths) {
      const answer = await page.goto(`${site.server.origin(client)}${path}`)
      await answering(page)
      await page.waitForLoadState('networkidle')
      expect({ path, asked }).toEqual({ path, asked: [] })
      expect(await shownBy(page), path).toBe(await shownBy(page, await answer?.text()))
    }
  })

  it('[JD-07] the application form asks for its validator once it is touched, and for nothing before', async () => {
    const address = applyAddress(await demoJobAddress(site, 'harbour'))
    const page = await site.visit('harbour', '/')
    const { asked } = await watch(page)
    await page.goto(`${site.server.origin('harbour')}${address}`)
    await formAnswers(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const validator = page.waitForResponse(/\/validators\//)
    await page.keyboard.press('Shift')
    await validator
  })

  it('[LY-13] shows everybody the same days, with scripts and without them', async () => {
    const days = async (visit: { timeZone?: string; scripts?: boolean }) => {
      const page = await site.visit('harbour', '/', visit)
      return page
        .locator('tbody time')
        .evaluateAll((times) => times.map((time) => [time.textContent, time.getAttribute('datetime') ?? '']))
    }
    const written = await days({ scripts: false })
    expect(written.length).toBeGreaterThan(3)
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect(await days({ timeZone })).toEqual(written)
  })

  it('leads on inside the tab, and Back leads back', async () => {
    const page = await site.visit('harbour', '/job/viewjobs?page=2')
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.locator('.fy-recent a').first().click()
    await page.waitForURL('**/job/details/*')
    await page.getByRole('link', { name: 'Apply' }).first().waitFor()
    await page.goBack()
    await heading(page, 'Available Jobs').waitFor()
    expect(new URL(page.url()).search).toBe('?page=2')
    await expect.poll(() => page.locator('[aria-current="page"]').textContent()).toBe('2')
    expect(documents).toBe(0)
  })
})

describe('[ER-05] code that is not there any more', () => {
  const missing = '**/assets/PrivacyNoticeBlock-*.js'
  const toPrivacy = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()

  it('loads the page anew, once, which then is the new one', async () => {
    site.trouble.expect(/ERR_FAILED: GET .*PrivacyNoticeBlock/)
    site.trouble.allow(/dynamically imported module/)
    const page = await site.visit('harbour', '/')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route(missing, (route) => (loads === 0 ? route.abort() : route.continue()))
    const raised = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('vite:preloadError', (event) => resolve(event.defaultPrevented))
        }),
    )
    await toPrivacy(page)
    expect(await raised).toBe(false)
    await heading(page, 'Privacy').waitFor()
    await answering(page)
    expect([loads, new URL(page.url()).pathname]).toEqual([1, '/privacy'])
  })

  it('says so where that does not help', async () => {
    site.trouble.expect(/ERR_FAILED: GET .*PrivacyNoticeBlock/)
    site.trouble.allow(/dynamically imported module/)
    const page = await site.visit('harbour', '/')
    await page.route(missing, (route) => route.abort())
    await toPrivacy(page)
    await page.getByRole('button', { name: 'Load the page again' }).waitFor()
  })
})
