import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = typeof import('axe-core')

/** Rules that look at colours: all that a dark page can break which the same page in the light doesn't. */
const ofColours = ['color-contrast', 'link-in-text-block']
/**
 * Rules that ask where things stand, how large they are and what lies behind them. The others read names, roles, states
 * and their order: those change with what is shown, not with the room that it has.
 */
const ofPlace = [...ofColours, 'target-size', 'scrollable-region-focusable']

/** What axe finds (WCAG and its best practices), a line each. */
export function accessibilityFindings(page: Page): Promise<string[]> {
  return findings(page, [])
}

/** What it finds that hangs on the width, for a page whose every part is shown to all rules at another one. */
export function placeFindings(page: Page): Promise<string[]> {
  return findings(page, ofPlace)
}

/** What it finds of the colours that stand there now. */
export function colourFindings(page: Page): Promise<string[]> {
  return findings(page, ofColours)
}

/** What axe finds of the colours that the page has for who wants them dark. */
export async function darkFindings(page: Page): Promise<string[]> {
  await page.evaluate(untilItStands)
  await page.evaluate(changeAtOnce, true)
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await colourFindings(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(changeAtOnce, false)
  return found
}

/**
 * Evaluated over the debugger, so the page's own policy stays as it is.
 *
 * @param rules those of axe that are asked; none for all
 */
async function findings(page: Page, rules: string[]): Promise<string[]> {
  const isThere = await page.evaluate(untilItStands)
  if (!isThere) await page.evaluate(source)
  const violations: Result[] = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations: breaches } = await axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      // It would wait for an answer of itself from a frame, where it is not.
      iframes: false,
      ...(runOnly.length > 0 ? { runOnly } : {}),
    })
    return breaches
  }, rules)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/**
 * Colours change without the moment that they take, which is one for each level that inherits them; what lies out of sight
 * would even begin when axe looks at it. Their ends are brought about by asking for a style before this goes again.
 */
function changeAtOnce(isWanted: boolean): void {
  const page = globalThis as unknown as { atOnce?: CSSStyleSheet }
  page.atOnce ??= new CSSStyleSheet()
  page.atOnce.replaceSync('*, *::before, *::after { transition: none !important }')
  const { atOnce } = page
  for (const one of document.querySelectorAll('*')) getComputedStyle(one).color
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce),
    ...(isWanted ? [atOnce] : []),
  ]
}

/** What fades in is judged when it is there; what turns for ever is judged as it is. @returns whether axe is there, too */
async function untilItStands(): Promise<boolean> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
  return 'axe' in globalThis
}

/** Pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
