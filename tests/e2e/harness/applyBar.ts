import type { Page } from 'playwright-core'

/** A page, or a frame in one. */
type PageOrFrame = Pick<Page, 'getByRole' | 'locator'>

/** Returns the locator of the text in the form's bar that says whether the answers are saved. */
export const getSaveState = (page: PageOrFrame) =>
  page.getByRole('region', { name: 'Your progress' }).locator('[aria-live]')

/** Opens the dialog with the actions on the draft. The bar appears with the first key press. */
export const openDraftSheet = (page: PageOrFrame) =>
  page.getByRole('button', { name: 'Save and more options' }).click()

export async function saveOnDevice(page: PageOrFrame): Promise<void> {
  await openDraftSheet(page)
  await page.getByRole('button', { name: 'Save on this device' }).click()
}
