import type { Page } from 'playwright-core'

/** A page, or a frame in one. */
type PageOrFrame = Pick<Page, 'getByRole' | 'locator'>

/** Where the bar of the application form says that the answers are saved. */
export const saveState = (page: PageOrFrame) => page.locator('.fy-apply-bar__state')

/** Opens what can be done with the draft; the bar is there from the first key on. */
export const openDraftSheet = (page: PageOrFrame) =>
  page.getByRole('button', { name: 'Save and more options' }).click()

export async function saveOnDevice(page: PageOrFrame): Promise<void> {
  await openDraftSheet(page)
  await page.getByRole('button', { name: 'Save on this device' }).click()
}
