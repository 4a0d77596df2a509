import type { Page } from 'playwright-core'

/** Presses Tab until the focused element matches the selector, as a keyboard user does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressCount = 0; pressCount < 150; pressCount += 1) {
    if (await page.evaluate((cssSelector) => document.activeElement?.matches(cssSelector) ?? false, selector))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 presses of Tab did not reach ${selector}`)
}

export async function typeIntoField(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`)
  await page.keyboard.type(text)
}
