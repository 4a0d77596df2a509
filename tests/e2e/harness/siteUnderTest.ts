import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DemoServer, type SiteServer } from './DemoServer'
import { describeOpenPages } from './describeOpenPages'
import { FoyerServer } from './FoyerServer'
import { sharedBrowser } from './sharedBrowser'
import { slowDown, slowdownFactor } from './slowDown'
import { TroubleList } from './TroubleList'

interface VisitOptions {
  /** Pixels; a phone (touch, mobile viewport) below 768. */
  width?: number | undefined
  /** A tab of this visitor's browser, cookies and all, instead of a new visitor. */
  sameVisitorAs?: Page
  /** Lets the site keep pages for when there is no connection; a worker's requests pass by the tests' own routes. */
  keepsPages?: boolean
  /** Whether the visitor's browser runs scripts; it does. */
  scripts?: boolean
  /** Whether the site's content security policy holds; it does. */
  policy?: boolean
  /** IANA name. */
  timeZone?: string
  /** What the visitor's browser has kept of earlier visits; nothing. */
  storageState?: BrowserContextOptions['storageState']
}

export interface Site<Server extends SiteServer = SiteServer> {
  readonly server: Server
  readonly trouble: TroubleList
  /** Opens a path of a client's site as a new visitor. */
  visit(client: string, path: string, options?: VisitOptions): Promise<Page>
}

/**
 * Provides a server with the demo for the tests of this file, and a new visitor for each `visit`. `variables` is called
 * when the server starts. A separately opened browser is closed after the tests.
 */
export function siteUnderTest(
  variables: () => Record<string, string> = () => ({}),
  openBrowser: () => Promise<Browser> = sharedBrowser,
): Site<DemoServer> {
  return createSite(() => DemoServer.start(variables()), openBrowser)
}

/** The same with the built product in a process of its own, which a test can kill and start again. */
export function siteOnOwnServer(): Site<FoyerServer> {
  return createSite(() => FoyerServer.create(), sharedBrowser)
}

function createSite<Server extends SiteServer>(
  startServer: () => Promise<Server>,
  openBrowser: () => Promise<Browser>,
): Site<Server> {
  let server: Server | undefined
  let browser: Browser | undefined
  const troubleList = new TroubleList()
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    server = await startServer()
    browser = await openBrowser()
  })

  afterEach(async ({ task }) => {
    const pages = task.result?.state === 'fail' ? await describeOpenPages(contexts) : ''
    for (const context of contexts.splice(0)) await context.close()
    const remainingTroubles = troubleList.settle()
    if (remainingTroubles.length > 0)
      throw new Error(`Trouble in the browser:\n${remainingTroubles.join('\n')}\n${pages}`)
    if (pages) throw new Error(pages)
  })

  afterAll(async () => {
    if (openBrowser !== sharedBrowser) await browser?.close()
    await server?.dispose()
  })

  async function newContext(
    width: number,
    { scripts, timeZone, storageState, keepsPages, policy = true }: VisitOptions,
  ): Promise<BrowserContext> {
    if (!browser) throw new Error('The browser is not running')
    const phone = width < 768
    const viewport = { width, height: phone ? 780 : 900 }
    const context = await browser.newContext({
      viewport,
      hasTouch: phone,
      isMobile: phone,
      acceptDownloads: true,
      serviceWorkers: keepsPages ? 'allow' : 'block',
      javaScriptEnabled: scripts ?? true,
      bypassCSP: !policy,
      ...(timeZone ? { timezoneId: timeZone } : {}),
      ...(storageState ? { storageState } : {}),
    })
    context.setDefaultTimeout(15_000 * slowdownFactor)
    slowDown(context)
    troubleList.watch(context)
    contexts.push(context)
    return context
  }

  return {
    get server() {
      if (!server) throw new Error('The server is not running')
      return server
    },
    trouble: troubleList,
    async visit(client, path, options = {}) {
      const { width = 1280, sameVisitorAs, scripts = true } = options
      const context = sameVisitorAs?.context() ?? (await newContext(width, options))
      const page = await context.newPage()
      await page.goto(`${this.server.origin(client)}${path}`)
      if (scripts) await waitForHydration(page)
      return page
    },
  }
}

/**
 * Waits until a page is hydrated. Values that only the browser knows (time zone, screen, session) come in a separate
 * render after that, together with the URL in the footer. Tests read and press faster than people do.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById('Layout')) return true
    const isComplete = document.querySelector('.fy-footer__address')?.textContent !== ''
    const isNoScriptForm = document.querySelector('form[data-plain]') !== null
    return isComplete && !isNoScriptForm && performance.getEntriesByName('foyer-ready').length > 0
  })
}
