import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags } from '../../../scripts/lib/chromiumFlags.mjs'
import { findChromium } from '../../../scripts/lib/findChromium.mjs'

let browser: Browser | undefined

/** One browser for all files of this process, which ends with it; visitors are kept apart by its contexts. */
export async function sharedBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium found: set CHROMIUM to the path of one')
  browser = await chromium.launch({ executablePath, args: chromiumFlags })
  return browser
}
