import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Locator, Page } from 'playwright-core'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = typeof import('axe-core')

/** Rules that check colours, which dark mode can break although the same page passes in light mode. */
const colourRules = ['color-contrast', 'link-in-text-block']
/** Rules that check sizes and positions. */
const placementRules = ['target-size', 'scrollable-region-focusable']

/** Returns the violations that axe finds in the page, or in one part of it: WCAG and axe's best practices. */
export function findViolations(page: Page, part?: Locator): Promise<string[]> {
  return runAxe(page, [], part)
}

/**
 * Returns the violations that depend on the width. Use it if another call has checked the same page with all rules at
 * another width: names, roles, states and colours do not depend on the width.
 */
export function findPlacementViolations(page: Page): Promise<string[]> {
  return runAxe(page, placementRules)
}

/** Returns the findings about the current colours. */
export function findColourViolations(page: Page): Promise<string[]> {
  return runAxe(page, colourRules)
}

/** Returns the findings about the colours of the dark theme. */
export async function findDarkThemeViolations(page: Page): Promise<string[]> {
  await page.evaluate(waitUntilStable)
  await page.evaluate(setTransitionsDisabled, true)
  await page.emulateMedia({ colorScheme: 'dark' })
  const violations = await findColourViolations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(setTransitionsDisabled, false)
  return violations
}

/**
 * Runs axe over the debugger, so the page keeps its content security policy. Checks only the top dialog while a modal one
 * is open: the page behind it is inert, and tests check it before they open the dialog.
 *
 * @param rules ids of the rules to run; all rules if empty
 * @param part the only part to check, unless a modal dialog is open
 */
async function runAxe(page: Page, rules: string[], part?: Locator): Promise<string[]> {
  const hasAxe = await page.evaluate(waitUntilStable)
  if (!hasAxe) await page.evaluate(axeSource)
  const root = (await part?.elementHandle()) ?? null
  const check = async ({ runOnly, part }: { runOnly: string[]; part: Node | null }) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const modalDialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    // The bar at the bottom of the window may cover part of a control, except at the end of the page.
    const { scrollY } = window
    if (document.querySelector('.fy-apply-bar')) window.scrollTo(0, document.documentElement.scrollHeight)
    const { violations } = await axe.run(modalDialog ?? part ?? document, {
      resultTypes: ['violations'],
      preload: false,
      // Frames do not contain axe, and it would wait for a response from them.
      iframes: false,
      ...(runOnly.length > 0 ? { runOnly } : {}),
    })
    window.scrollTo(0, scrollY)
    return violations
  }
  const violations: Result[] = await page.evaluate(check, { runOnly: rules, part: root })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/**
 * Turns CSS transitions off or on again. Transitions of inherited colours run once per level and would still be
 * running while axe reads the colours. It reads all computed styles first, so that changes that are not applied yet are
 * applied under the old setting and start no transition under the new one.
 */
function setTransitionsDisabled(isDisabled: boolean): void {
  const page = globalThis as unknown as { noTransitions?: CSSStyleSheet }
  page.noTransitions ??= new CSSStyleSheet()
  page.noTransitions.replaceSync('*, *::before, *::after { transition: none !important }')
  const { noTransitions } = page
  for (const element of document.querySelectorAll('*')) getComputedStyle(element).color
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions),
    ...(isDisabled ? [noTransitions] : []),
  ]
}

/** Waits until all animations but endless ones have ended. @returns whether axe is loaded */
async function waitUntilStable(): Promise<boolean> {
  const endingAnimations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(endingAnimations.map(({ finished }) => finished))
  return 'axe' in globalThis
}

/** Returns by how many pixels the page is wider than its window. */
export function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
