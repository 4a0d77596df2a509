import type { Page } from 'playwright-core'

/** Follows a link of the administrators' rail; on a phone it is behind the menu button. */
export async function followRailLink(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await page.getByRole('button', { name: 'Dashboard' }).waitFor()
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .and(page.locator(':visible'))
    .click()
}
