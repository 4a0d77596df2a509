import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { answerForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { launchFullBrowser } from './harness/getSharedBrowser'
import { type HostSite, startHostSite } from './harness/hostPage'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { signIn } from './harness/signIn'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

// The visible window decides whether and when a frame is rendered.
const site = setUpSite(undefined, launchFullBrowser)
const hosts: HostSite[] = []
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.stop()
})

interface HostMessage {
  height: number
  location: string
  origin: string
}

const listMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: HostMessage[] }).heard)
const clearMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: HostMessage[] }).heard.splice(0).length)
const frameHeight = (page: Page) =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame) => frame.getBoundingClientRect().height)
const layoutHeight = (frame: FrameLocator) =>
  frame.locator('#Layout').evaluate((layout) => Math.ceil(layout.getBoundingClientRect().height))

/**
 * Follows the link with the keyboard: Chromium renders nothing below the host's window, and a click would wait for it.
 */
const followLoginLink = (frame: FrameLocator) =>
  frame.getByRole('contentinfo').getByRole('link', { name: 'Login' }).press('Enter')

/** The code that an editor of the host site pastes. */
const snippet = (attributes = '', inside = '') =>
  `<div data-foyer="${site.server.getOrigin('harbour')}" ${attributes}>${inside}</div>` +
  `<script async src="${site.server.getOrigin('harbour')}/embed.js"></script>`

async function visitHost(body: string, query = '', prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const host = await startHostSite(body)
  hosts.push(host)
  const blank = await site.openEmptyPage()
  await prepare?.(blank)
  await blank.goto(`${host.url}${query}`)
  return blank
}

/** Waits until fonts and data are loaded and the frame has the height of its content. */
async function waitUntilSettled(page: Page, frame: FrameLocator): Promise<void> {
  await frame.getByRole('heading', { level: 1 }).waitFor()
  await frame.locator('body').evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => (await frameHeight(page)) - (await layoutHeight(frame))).toBe(0)
}

it('[EM-01] [EM-02] [EM-03] [EM-04] [EM-05] an iframe without embed.js posts the height of #Layout and the name of its list whenever they change, and its Expressions of Interest have no link back', async () => {
  const page = await visitHost(
    `<iframe title="Jobs" width="900" height="300" src="${site.server.getOrigin('harbour')}/?IsIframe=1"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('table').waitFor()
  await expect
    .poll(async () => ((await listMessages(page)).at(-1)?.height ?? 0) - (await layoutHeight(frame)))
    .toBe(0)
  const before = (await listMessages(page)).at(-1)
  expect(before).toEqual({
    height: expect.any(Number),
    location: 'AvaliableJobs',
    page: 0,
    origin: site.server.getOrigin('harbour'),
  })
  await frame.getByRole('button', { name: 'Search' }).click()
  await expect
    .poll(async () => (await listMessages(page)).at(-1)?.height)
    .toBeGreaterThan(before?.height ?? 0)
  await expect
    .poll(async () => ((await listMessages(page)).at(-1)?.height ?? 0) - (await layoutHeight(frame)))
    .toBe(0)
  // A change of list is posted even if the height stays the same.
  await frame.locator('#Layout').evaluate((layout) => {
    layout.style.cssText = 'block-size: 900px; overflow: hidden'
  })
  await expect.poll(async () => (await listMessages(page)).at(-1)).toMatchObject({ height: 900, page: 0 })
  await frame.getByRole('link', { name: /Register an Expression/ }).dispatchEvent('click')
  await expect
    .poll(async () => (await listMessages(page)).at(-1))
    .toMatchObject({ height: 900, page: 1, location: 'EOI' })
  const backLink = frame.getByRole('link', { name: 'Go to Available Jobs' })
  await expect.poll(() => backLink.count()).toBe(0)
  await clearMessages(page)
  await frame.locator('body').evaluate(() => {
    window.location.href = '/job/viewjobs?isExpressionOfInterest=true'
  })
  // Without the query the server does not know that the page is in a frame, so its HTML has the link.
  await expect.poll(async () => (await listMessages(page)).at(-1)?.location).toBe('EOI')
  await expect.poll(() => backLink.count()).toBe(0)
})

it('[EM-04] iframe-resizer in the host page keeps a frame as high as its content', async () => {
  const resizer = await readFile('node_modules/iframe-resizer/js/iframeResizer.js', 'utf8')
  const address = `${site.server.getOrigin('harbour')}/?iframe`
  const page = await visitHost(
    `<iframe title="Jobs" width="900" frameborder="0" src="${address}"></iframe><script>${resizer}</script>` +
      '<script>iFrameResize({}, "iframe")</script>',
  )
  const frame = page.frameLocator('iframe')
  await waitUntilSettled(page, frame)
  // A message that the host page sends has no frame id.
  await page.evaluate(() => {
    const { iFrameResizer } = document.querySelector('iframe') as unknown as {
      iFrameResizer: { sendMessage: (text: string) => void }
    }
    iFrameResizer.sendMessage('hello')
  })
  await frame.getByRole('button', { name: 'Search' }).click()
  await frame.getByRole('button', { name: 'Clear filters' }).waitFor()
  await waitUntilSettled(page, frame)
})

it('embed.js follows the height of the content with at most two messages per change, and does not loop if the content follows the frame', async () => {
  const page = await visitHost(snippet('data-foyer-title="Jobs at the council"', '<a href="#">Jobs</a>'))
  const frame = page.frameLocator('iframe[title="Jobs at the council"]')
  await waitUntilSettled(page, frame)
  await expect.poll(() => page.getByRole('link', { name: 'Jobs' }).count()).toBe(0)
  const closed = await frameHeight(page)
  for (const open of [true, false]) {
    await clearMessages(page)
    await frame
      .getByRole('button', { name: open ? 'Search' : 'Collapse' })
      .first()
      .click()
    if (open) await frame.getByRole('button', { name: 'Clear filters' }).waitFor()
    await expect.poll(async () => (await listMessages(page)).length).toBeGreaterThan(0)
    await waitUntilSettled(page, frame)
    expect((await listMessages(page)).length).toBeLessThanOrEqual(2)
    if (open) await expect.poll(() => frameHeight(page)).toBeGreaterThan(closed)
    else await expect.poll(() => frameHeight(page)).toBe(closed)
  }

  await page
    .context()
    .route('**/clients/harbour/styles.min.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.fy-layout__main{min-block-size:100vh}' }),
    )
  await page.reload()
  await frame.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  // A resize loop would take a few animation frames per turn, so none of sixty frames may send a message.
  const sixtyFrames = () =>
    page.evaluate(async () => {
      for (let left = 60; left > 0; left -= 1) await new Promise(requestAnimationFrame)
    })
  await expect
    .poll(async () => {
      await clearMessages(page)
      await sixtyFrames()
      return (await listMessages(page)).length
    })
    .toBe(0)
  await expect.poll(() => frameHeight(page)).toBeLessThan(6000)
})

it('[JD-09] an application is sent from a frame without storage, and the first error and the receipt scroll into view', async () => {
  const job = await findDemoJobPath(site, 'harbour', 'Building Surveyor')
  const above = '<div style="block-size:1200px"></div>'
  const messages: string[] = []
  const page = await visitHost(
    `${above}${snippet(`data-foyer-path="${toApplyPath(job)}"`)}`,
    '',
    async (blank) => {
      blank.on('console', (message) => message.type() === 'warning' && messages.push(message.text()))
      await blank.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Closed to frames', 'SecurityError')
        }
        for (const area of ['localStorage', 'sessionStorage'])
          if (window.parent !== window) Object.defineProperty(window, area, { get: refuse })
      })
    },
  )
  await waitForHydratedForm(page.frameLocator('iframe'))
  const frame = page.frames()[1]
  if (!frame) throw new Error('There is no frame')
  await sendApplication(frame)
  const first = frame.locator('[name="firstName"]')
  await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  expect((await first.boundingBox())?.y, 'in sight in the host page').toBeLessThan(
    (page.viewportSize()?.height ?? 0) - 40,
  )
  await answerForm(frame, 'from.a.frame@example.org')
  await sendApplication(frame)
  await waitForReceipt(frame)
  const heading = frame.getByRole('heading', { level: 1, name: 'Application received' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0)
  expect(messages).toEqual([])
})

it('embed.js opens the page that the host names, with its campaign, but no other site, and Login in a frame is a link to a new tab', async () => {
  const job = await findDemoJobPath(site, 'harbour')
  const origin = site.server.getOrigin('harbour')
  const page = await visitHost(snippet(`data-foyer-path="${job}"`), '?utm_source=news&utm_medium=mail&x=1')
  await page.frameLocator('iframe').getByRole('link', { name: 'Apply' }).first().waitFor()
  const source = () => page.locator('iframe').getAttribute('src')
  expect(await source()).toBe(`${origin}${job}?utm_source=news&utm_medium=mail&iframe=1`)
  for (const [requestedPath, path] of [
    ['/privacy', '/privacy'],
    ['https://evil.example/', job],
    ['//evil.example/', job],
  ] as const) {
    await page.goto(new URL(`?foyer=${encodeURIComponent(requestedPath)}`, page.url()).href)
    await expect.poll(source).toBe(`${origin}${path}?iframe=1`)
  }
  const frame = page.frameLocator('iframe')
  await followLoginLink(frame)
  await frame.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  await expect.poll(() => frame.locator('input').count()).toBe(0)
  const opening = page.context().waitForEvent('page')
  await frame.getByRole('link', { name: 'Open Login in a new tab' }).click()
  const loginPage = await opening
  await loginPage.locator('input[name="password"]').waitFor()
  expect(await loginPage.evaluate(() => window.opener)).toBeNull()
})

it('two sites in one page keep their own heights, which no other frame can set', async () => {
  const other = `<div data-foyer="${site.server.getOrigin('meridian')}" data-foyer-title="Meridian"></div>`
  const stranger = '<iframe title="Stranger" srcdoc="<p>x</p>"></iframe>'
  const page = await visitHost(
    `${other}${snippet('data-foyer-path="/about" data-foyer-title="Harbour"')}${stranger}`,
  )
  const frames = [page.frameLocator('[title="Meridian"]'), page.frameLocator('[title="Harbour"]')] as const
  await frames[0].getByRole('heading', { name: 'Available Jobs' }).waitFor()
  await frames[1].getByRole('heading', { name: 'About Harbour City Council' }).waitFor()
  const expectOwnHeights = async () => {
    for (const [at, title] of ['Meridian', 'Harbour'].entries()) {
      const box = page.locator(`[title="${title}"]`)
      const frame = frames[at] ?? frames[0]
      const height = () => box.evaluate((one) => one.getBoundingClientRect().height)
      await expect.poll(async () => (await height()) - (await layoutHeight(frame))).toBe(0)
    }
  }
  await expectOwnHeights()
  await clearMessages(page)
  await page.evaluate(() => window.postMessage({ height: 5000, location: 'EOI' }, '*'))
  await page
    .frameLocator('iframe[title="Stranger"]')
    .locator('p')
    .evaluate(() => window.parent.postMessage({ height: 6000, location: 'EOI' }, '*'))
  await expect.poll(async () => (await listMessages(page)).length).toBeGreaterThanOrEqual(2)
  await expectOwnHeights()
})

it('a signed-in user is a guest in a frame, even in a page of the same site', async () => {
  const origin = site.server.getOrigin('harbour')
  const page = await signIn(site, 'harbour')
  const host = await startHostSite(
    `<iframe title="Careers" width="900" height="700" src="${origin}/?iframe"></iframe>`,
  )
  hosts.push(host)
  // Another port of the same host name shares harbour's storage, so the frame can read it.
  await page.goto(host.url.replace('127.0.0.1', new URL(origin).hostname))
  const frame = page.frameLocator('iframe')
  await frame.getByRole('table').waitFor()
  expect(await frame.locator('body').evaluate(() => localStorage.getItem('foyer.signedIn'))).toBe('yes')
  await followLoginLink(frame)
  await frame.getByRole('link', { name: 'Open Login in a new tab' }).waitFor()
  await expect.poll(() => frame.getByRole('button', { name: 'Dashboard' }).count()).toBe(0)
  await page.goto(`${origin}/user/settings`)
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})
