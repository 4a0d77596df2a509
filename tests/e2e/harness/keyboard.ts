import type { Locator, Page } from 'playwright-core'

const maxPresses = 150

/** Whether one of the elements has the focus. */
export const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Presses a key until one of the elements has the focus, as a keyboard user does. Returns the number of presses. */
export async function tabTo(target: Locator, key = 'Tab'): Promise<number> {
  const page = target.page()
  await target.first().waitFor()
  for (let pressCount = 0; pressCount < maxPresses; pressCount += 1) {
    if (await isFocused(target)) return pressCount
    await page.keyboard.press(key)
  }
  const focusedElement = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  throw new Error(`${maxPresses} presses of ${key} did not reach ${target}, but ${focusedElement}`)
}

export async function typeIntoField(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page.locator(`[name="${name}"]`))
  await page.keyboard.type(text)
}

/** Operates a page by keyboard only and counts the presses, without those of typed texts. */
export class KeyboardUser {
  pressCount = 0
  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let presses = 0; presses < times; presses += 1) await this.page.keyboard.press(key)
    this.pressCount += times
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Presses a key until one of the elements has the focus. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    this.pressCount += await tabTo(target, key)
  }
}
