import type { Page } from 'playwright-core'

/** Waits until the application form is hydrated. Before that, it is a no-script form that accepts input. */
export async function waitForHydratedForm(page: Pick<Page, 'locator'>): Promise<void> {
  await page.locator('form[method="post"]:not([data-plain])').waitFor()
}
