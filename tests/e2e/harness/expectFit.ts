import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFindings, placeFindings, sidewaysScroll } from './accessibilityFindings'

/**
 * Nothing scrolls sideways and axe finds nothing. A tablet shows what a desktop or a phone shows, and those are looked at
 * by all rules.
 */
export async function expectFit(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await sidewaysScroll(page), 'px of sideways scroll').toBe(0)
  const findings = page.viewportSize()?.width === 768 ? placeFindings : accessibilityFindings
  expect(await findings(page)).toEqual([])
}
