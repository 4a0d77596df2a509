import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags } from '../../../scripts/lib/chromiumFlags.mjs'
import { findChromium, findHeadlessShell } from '../../../scripts/lib/findChromium.mjs'

let browser: Browser | undefined

/**
 * Pages share a process, which is quicker than one for each, and their scripts keep to its thread: compiling and collecting
 * beside it takes a sixth more of processors that other tests want.
 */
const lowMemoryFlags = ['--renderer-process-limit=1', '--js-flags=--single-threaded']

/** One browser for all files of this process, which ends with it; visitors are kept apart by its contexts. */
export async function sharedBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launch(await findHeadlessShell(), lowMemoryFlags)
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
