import type { Page } from 'playwright-core'

/** Waits until the application form's scripts have taken it up: it can be written in before, as a plain form. */
export async function formAnswers(page: Pick<Page, 'locator'>): Promise<void> {
  await page.locator('form[method="post"]:not([data-plain])').waitFor()
}
