import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The pages in the studio's canvas, once they can be selected and edited. */
export async function openCanvasFrame(page: Page): Promise<Frame> {
  await page.locator('[data-ready] iframe').waitFor()
  const frame = page.frames().find((candidate) => candidate.url().includes('/studio/preview/'))
  return frame ?? expect.fail('The studio has no frame')
}
