import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/findChromium.mjs'

/** A Chromium without a window that asks nothing of the network by itself. */
export const openChromium = async () =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
