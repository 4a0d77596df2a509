import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite, waitForHydration } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Records the page's requests for data (API, validators, JSON and HTML files), and its layout shifts from now on. */
async function recordRequestsAndShifts(
  page: Page,
): Promise<{ requests: string[]; getLayoutShift: () => Promise<number> }> {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|validators)\/|\.(json|html)$/.test(pathname))
      requests.push(`${request.method()} ${pathname}`)
  })
  await page.addInitScript(() => {
    const seen = Object.assign(window, { movedBy: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.movedBy += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    requests,
    getLayoutShift: () => page.evaluate(() => (window as unknown as { movedBy: number }).movedBy),
  }
}

it('[RT-01] [JL-14] [RT-06] without scripts the list, its pages, a job and its form can be read and are linked', async () => {
  const page = await site.visit('meridian', '/', { hasScripts: false })
  await heading(page, 'Available Jobs').waitFor()
  const first = await page.getByRole('row').nth(1).textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**/?page=2')
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).not.toBe(first)
  const job = page.getByRole('table').getByRole('link').first()
  const name = (await job.evaluate((link) => link.childNodes[0]?.textContent)) ?? ''
  await page.goto(`${site.server.getOrigin('meridian')}${await job.getAttribute('href')}`)
  await heading(page, name).waitFor()
  await page.getByRole('term').getByText('Contract').waitFor()
  const description = page.locator('.fy-job__description')
  expect((await description.textContent())?.length).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'Apply' }).first().click()
  await page.getByRole('complementary').getByText(name).waitFor()
})

it('[JL-15] without scripts a phone shows the jobs as pages of cards, from HTML that contains each job once', async () => {
  const page = await site.visit('harbour', '/', { hasScripts: false, width: 360 })
  const cards = page.getByRole('table', { name: 'Available Jobs' }).getByRole('row')
  await expect.poll(() => cards.count()).toBe(10)
  expect(await cards.first().evaluate((card) => getComputedStyle(card).display)).toBe('flex')
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**/?page=2')
  await expect.poll(() => cards.count()).toBe(10)
  await expect.poll(() => page.locator('a[href^="/job/details/"]').count()).toBe(10 + 5)
  // 425 elements, with each recent job's place isolated for its text direction; a second list of ten rows would add
  // 240.
  await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(440)
})

/** Returns the main part of the page, or of the server's HTML, without controls for other screen sizes. */
const getMainHtml = (page: Page, written?: string) =>
  page.evaluate((html) => {
    const from = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const main = from.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const other of main.querySelectorAll('.fy-sort-choice, .fy-job-list-head__filters > *'))
      other.remove()
    return main.innerHTML.replace(/<!--.*?-->/g, '')
  }, written)

/** These tests block service workers, which the browser reports. */
const isHarnessMessage = (text: string) => /Service Worker registration blocked/.test(text)

it('a page from the server requests no data and hardly moves when it hydrates, and five pages keep their HTML', async () => {
  const job = await findDemoJobPath(site, 'harbour')
  const page = await site.openEmptyPage()
  const messages: string[] = []
  page.on('console', (message) => {
    if (!isHarnessMessage(message.text())) messages.push(message.text())
  })
  const { requests, getLayoutShift } = await recordRequestsAndShifts(page)
  for (const [client, path, staysAsSent] of [
    ['harbour', '/', false],
    ['harbour', '/job/viewjobs?page=2', true],
    ['harbour', '/job/viewjobs?isExpressionOfInterest=true', false],
    ['harbour', job, false],
    ['harbour', '/privacy', false],
    ['harbour', '/about', true],
    ['kitchen', '/', true],
    ['kitchen', '/blocks', true],
    ['kitchen', '/privacy', true],
  ] as const) {
    const answer = await page.goto(`${site.server.getOrigin(client)}${path}`)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect({ path, requests }).toEqual({ path, requests: [] })
    if (staysAsSent) expect(await getMainHtml(page), path).toBe(await getMainHtml(page, await answer?.text()))
    if (client === 'harbour' && path !== '/about')
      expect(await getLayoutShift(), path).toBeLessThanOrEqual(0.02)
  }
  expect(messages).toEqual([])

  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(site.server.getOrigin('harbour'))
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect([requests, await getLayoutShift()]).toEqual([[], expect.toSatisfy((by: number) => by <= 0.02)])
})

/** Runs in the page: notes which formatters are created. The first one of its kind takes a slow phone about 100 ms. */
function watchFormatters(): void {
  const created: string[] = []
  Object.assign(window, { created })
  for (const name of ['DateTimeFormat', 'Collator', 'NumberFormat', 'PluralRules'] as const) {
    const note = new Proxy(Intl[name], {
      construct: (target, given) => {
        created.push(name)
        return Reflect.construct(target, given)
      },
    })
    Object.assign(Intl, { [name]: note })
  }
}

/** Each script and style costs a phone a round trip. */
const maxFiles = 12

/** Collects the scripts and styles that the page requests. */
function collectFiles(page: Page): Set<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(new URL(request.url()).pathname)
  })
  return files
}

it('[JD-07] a phone requests at most 12 scripts and styles a page and no data, hydrates without formatters, the list and the job hardly move, and the form requests its validator and the API client at the first key press', async () => {
  const job = await findDemoJobPath(site, 'harbour', 'Coastal Planner')
  const page = await site.openEmptyPage({ width: 360 })
  const { requests, getLayoutShift } = await recordRequestsAndShifts(page)
  await page.addInitScript(watchFormatters)
  const files = collectFiles(page)
  for (const path of ['/', job, toApplyPath(job)]) {
    files.clear()
    await page.goto(`${site.server.getOrigin('harbour')}${path}`)
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect([...files].filter(isApiClient), path).toEqual([])
    expect({ path, requests }).toEqual({ path, requests: [] })
    expect(files.size, path).toBeGreaterThan(3)
    expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(maxFiles)
    expect(await page.evaluate(() => (window as { created?: string[] }).created), path).toEqual([])
    if (path !== toApplyPath(job)) expect(await getLayoutShift(), path).toBeLessThanOrEqual(0.02)
  }
  await waitForHydratedForm(page)
  const validator = page.waitForResponse(/\/validators\//)
  await page.keyboard.press('Shift')
  await validator
  await expect.poll(() => [...files].filter(isApiClient).length).toBe(1)
})

const isApiClient = (file: string) => /\/assets\/http-[^/]+\.js$/.test(file)

it('[LY-13] the list shows the same days in every time zone, with scripts and without', async () => {
  const listDays = async (visit: { timeZone?: string; hasScripts?: boolean }) => {
    const page = await site.visit('harbour', '/', visit)
    return page
      .locator('tbody time')
      .evaluateAll((times) => times.map((time) => [time.textContent, time.getAttribute('datetime') ?? '']))
  }
  const written = await listDays({ hasScripts: false })
  expect(written.length).toBeGreaterThan(3)
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(await listDays({ timeZone })).toEqual(written)
})

it('a link opens a job without a new document, and Back returns to the same page of the list', async () => {
  const page = await site.visit('harbour', '/job/viewjobs?page=2')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.getByRole('complementary').locator('a[href*="/job/details/"]').first().click()
  await page.waitForURL('**/job/details/*')
  await page.getByRole('link', { name: 'Apply' }).first().waitFor()
  await page.goBack()
  await heading(page, 'Available Jobs').waitFor()
  expect(new URL(page.url()).search).toBe('?page=2')
  await expect.poll(() => page.locator('[aria-current="page"]').textContent()).toBe('2')
  expect(documents).toBe(0)
})

const privacyPageCode = '**/assets/PrivacyNoticeBlock-*.js'
const followPrivacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()

it('[ER-05] if the code of a page cannot be loaded, the page reloads once, and reports a second failure', async () => {
  site.problems.expect(/ERR_FAILED: GET .*PrivacyNoticeBlock/)
  site.problems.allow(/dynamically imported module/)
  const page = await site.visit('harbour', '/')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(privacyPageCode, (route) => (loads === 0 ? route.abort() : route.continue()))
  const isDefaultPrevented = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('vite:preloadError', (event) => resolve(event.defaultPrevented))
      }),
  )
  await followPrivacyLink(page)
  expect(await isDefaultPrevented).toBe(false)
  await heading(page, 'Privacy').waitFor()
  await waitForHydration(page)
  expect([loads, new URL(page.url()).pathname]).toEqual([1, '/privacy'])

  const stuck = await site.visit('harbour', '/')
  await stuck.route(privacyPageCode, (route) => route.abort())
  await followPrivacyLink(stuck)
  await stuck.getByRole('button', { name: 'Load the page again' }).waitFor()
})
