import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  findDarkThemeViolations,
  findPlacementViolations,
  findViolations,
  getHorizontalOverflow,
} from './findViolations'

/** A desktop's, a tablet's and a phone's screen. */
const screens = [
  { width: 1280, height: 900 },
  { width: 768, height: 900 },
  { width: 360, height: 780 },
]

interface WidthOptions {
  /** Prepares the page at each width, for example opens parts that are collapsed at that width. */
  prepare?: (width: number) => Promise<void>
  /** Checks dark colours as well, at the widths at which all rules run. */
  includesDark?: boolean
  /**
   * Runs all rules only at this width, and the rules of size and position at the others. By default, runs all rules on
   * a desktop and a phone.
   */
  fullCheckWidth?: number
}

/**
 * Lists the faults of the page's current state at every width: horizontal scroll and the violations that axe finds. A
 * tablet shows the parts of a desktop or a phone, so only the rules of size and position run there. The page is
 * resized, not reloaded, and returns to its own size at the end. A modal dialog has the same parts at every width, so
 * all rules run at the visitor's width, and only those of size and position on a phone. Touch is a property of the
 * visitor: visit with the width of a phone to check the styles for touch.
 */
export async function listFaultsAtEveryWidth(
  page: Page,
  { prepare, includesDark = false, fullCheckWidth }: WidthOptions = {},
) {
  const originalSize = page.viewportSize()
  const isDialog =
    screens.some(({ width }) => width === originalSize?.width) &&
    (await page.locator('dialog:modal').count()) > 0
  const singleWidth = fullCheckWidth ?? (isDialog ? originalSize?.width : undefined)
  const faults: string[] = []
  for (const screen of screens) {
    if (isDialog && screen.width !== originalSize?.width && screen.width !== 360) continue
    await resize(page, screen)
    await prepare?.(screen.width)
    const lines = await listFindings(page, hasAllRules(screen.width, singleWidth), includesDark)
    faults.push(...lines.map((line) => `at ${screen.width} px: ${line}`))
  }
  if (originalSize) await resize(page, originalSize)
  return faults
}

/** Returns whether the page shows no placeholder and no region that is loading. Runs in the page. */
const isContentLoaded = () =>
  document.readyState === 'complete' &&
  document.fonts.status === 'loaded' &&
  document.querySelector('.fy-skeleton, [aria-busy="true"]') === null

/** Expects no violation and no horizontal scroll at any width, once the page's content is loaded. */
export async function expectNoFaultsAtEveryWidth(page: Page, options?: WidthOptions): Promise<void> {
  await page.waitForFunction(isContentLoaded)
  expect(await listFaultsAtEveryWidth(page, options)).toEqual([])
}

const hasAllRules = (width: number, onlyWidth?: number) =>
  onlyWidth === undefined ? width !== 768 : width === onlyWidth

async function listFindings(page: Page, isFullCheck: boolean, isDark: boolean): Promise<string[]> {
  const pixels = await getHorizontalOverflow(page)
  const lightFindings = await (isFullCheck ? findViolations : findPlacementViolations)(page)
  const darkThemeFindings = isDark && isFullCheck ? await findDarkThemeViolations(page) : []
  const overflowFindings = pixels === 0 ? [] : [`${pixels} px of sideways scroll`]
  return [...overflowFindings, ...lightFindings, ...darkThemeFindings.map((line) => `in the dark, ${line}`)]
}

/** Scripts get a resize before a frame, and their changes are visible in the next one. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  if (page.viewportSize()?.width === size.width) return
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}
