import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DemoServer, type SiteServer } from './DemoServer'
import { describeOpenPages } from './describeOpenPages'
import { FoyerServer } from './FoyerServer'
import { getSharedBrowser } from './getSharedBrowser'
import { ProblemRecorder } from './ProblemRecorder'
import { slowDownPages, slowdownFactor } from './slowDown'

interface VisitOptions {
  /** Width in pixels; below 768 the visitor has a phone with touch and a mobile viewport. */
  width?: number | undefined
  /** Opens another tab in the browser of this page's visitor instead of a new visitor. */
  sameVisitorAs?: Page
  /** Allows the service worker, which caches pages for offline use. Its requests bypass the routes of a test. */
  allowsServiceWorker?: boolean
  /** Whether the visitor's browser runs scripts; true by default. */
  hasScripts?: boolean
  /** Whether the browser enforces the site's content security policy; true by default. */
  hasContentPolicy?: boolean
  /** IANA time zone. */
  timeZone?: string
  /** Cookies and storage from earlier visits; none by default. */
  storageState?: BrowserContextOptions['storageState']
}

export interface Site<Server extends SiteServer = SiteServer> {
  readonly server: Server
  readonly problems: ProblemRecorder
  /** Opens an empty page, to be prepared before it loads, as a new visitor unless the options name one. */
  openEmptyPage(options?: VisitOptions): Promise<Page>
  /** Opens a path of a client's site, as a new visitor unless the options name one, and waits for hydration. */
  visit(client: string, path: string, options?: VisitOptions): Promise<Page>
}

/**
 * Provides a server with the demo for the tests of this file, and opens its pages for visitors. `variables` is called
 * when the server starts. A separately opened browser is closed after the tests.
 */
export function setUpSite(
  variables: () => Record<string, string> = () => ({}),
  openBrowser: () => Promise<Browser> = getSharedBrowser,
): Site<DemoServer> {
  return createSite(() => DemoServer.start(variables()), openBrowser)
}

/** Like `setUpSite`, with the built product in a separate process, which a test can kill and start again. */
export function setUpSiteInProcess(variables: () => Record<string, string> = () => ({})): Site<FoyerServer> {
  return createSite(() => FoyerServer.create(variables()), getSharedBrowser)
}

function createSite<Server extends SiteServer>(
  startServer: () => Promise<Server>,
  openBrowser: () => Promise<Browser>,
): Site<Server> {
  let server: Server | undefined
  let browser: Browser | undefined
  const problemRecorder = new ProblemRecorder()
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    server = await startServer()
    browser = await openBrowser()
  })

  afterEach(async ({ task }) => {
    const pages = task.result?.state === 'fail' ? await describeOpenPages(contexts) : ''
    for (const context of contexts.splice(0)) await context.close()
    const remainingTroubles = problemRecorder.takeUnexpected()
    if (remainingTroubles.length > 0)
      throw new Error(`Problems in the browser:\n${remainingTroubles.join('\n')}\n${pages}`)
    if (pages) throw new Error(pages)
  })

  afterAll(async () => {
    if (openBrowser !== getSharedBrowser) await browser?.close()
    await server?.dispose()
  })

  async function newContext(
    width: number,
    { hasScripts, timeZone, storageState, allowsServiceWorker, hasContentPolicy = true }: VisitOptions,
  ): Promise<BrowserContext> {
    if (!browser) throw new Error('The browser is not running')
    const isPhone = width < 768
    const viewport = { width, height: isPhone ? 780 : 900 }
    const context = await browser.newContext({
      viewport,
      hasTouch: isPhone,
      isMobile: isPhone,
      acceptDownloads: true,
      serviceWorkers: allowsServiceWorker ? 'allow' : 'block',
      javaScriptEnabled: hasScripts ?? true,
      bypassCSP: !hasContentPolicy,
      ...(timeZone ? { timezoneId: timeZone } : {}),
      ...(storageState ? { storageState } : {}),
    })
    context.setDefaultTimeout(15_000 * slowdownFactor)
    slowDownPages(context)
    problemRecorder.watch(context)
    contexts.push(context)
    return context
  }

  return {
    get server() {
      if (!server) throw new Error('The server is not running')
      return server
    },
    problems: problemRecorder,
    async openEmptyPage(options = {}) {
      const { width = 1280, sameVisitorAs } = options
      const context = sameVisitorAs?.context() ?? (await newContext(width, options))
      return context.newPage()
    },
    async visit(client, path, options = {}) {
      const page = await this.openEmptyPage(options)
      await page.goto(`${this.server.getOrigin(client)}${path}`)
      if (options.hasScripts ?? true) await waitForHydration(page)
      return page
    },
  }
}

/**
 * Waits until a page is hydrated. Values that only the browser knows (time zone, screen, session) come in a separate
 * render after that, together with the URL in the footer. Tests read and press faster than people do.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // On a phone a first visit hydrates when the page is used.
  await page.mouse.move(0, 1)
  await page.waitForFunction(() => {
    if (!document.getElementById('Layout')) return true
    const isComplete = document.querySelector('.fy-footer__address')?.textContent !== ''
    const isNoScriptForm = document.querySelector('form[data-plain]') !== null
    return isComplete && !isNoScriptForm && performance.getEntriesByName('foyer-ready').length > 0
  })
}
