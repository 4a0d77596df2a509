import { chromium } from 'playwright-core'
import { chromiumFlags } from '../../scripts/lib/chromiumFlags.mjs'
import { findChromium } from '../../scripts/lib/findChromium.mjs'

/** A Chromium without a window. */
export const openChromium = async () =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
