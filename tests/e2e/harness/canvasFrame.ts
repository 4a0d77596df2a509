import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the pages in the studio's canvas can be selected and edited, and returns their frame. */
export async function waitForCanvasFrame(page: Page): Promise<Frame> {
  await page.locator('[data-ready] iframe').waitFor()
  const frame = page.frames().find((candidate) => candidate.url().includes('/studio/preview/'))
  return frame ?? expect.fail('The studio has no frame')
}
