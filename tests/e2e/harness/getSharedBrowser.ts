import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags } from '../../../scripts/lib/chromiumFlags.mjs'
import { findChromium, findHeadlessShell } from '../../../scripts/lib/findChromium.mjs'

let browser: Browser | undefined

/**
 * All pages share one process, which starts faster than one per page. Their scripts run on a single thread: background
 * compilation and garbage collection use a sixth more processor time, which other tests need.
 */
const sharedBrowserFlags = ['--renderer-process-limit=1', '--js-flags=--single-threaded']

/**
 * Returns the browser that all test files of this process share. It ends with the process; each visitor has a separate
 * browser context.
 */
export async function getSharedBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launch(await findHeadlessShell(), sharedBrowserFlags)
  return browser
}

/** Opens a complete browser with its PDF viewer; the caller closes it. */
export async function launchFullBrowser(): Promise<Browser> {
  return launch(await findChromium())
}

function launch(executablePath: string | undefined, flags: string[] = []): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found: set CHROMIUM to the path of one')
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] })
}
