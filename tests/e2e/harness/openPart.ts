import type { Page } from 'playwright-core'

/** Opens a part of the settings or of the connections through the list of parts. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Parts of/ })
    .getByRole('link', { name, exact: true })
    .press('Enter')
}
