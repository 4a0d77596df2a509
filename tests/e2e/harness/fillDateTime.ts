import type { Locator } from 'playwright-core'

/** Types a date or a time into its segments, such as '30/06/2031' or '5/12/2026 2:30p'. */
export async function fillDateTime(group: Locator, text: string): Promise<void> {
  await group.getByRole('spinbutton').first().click()
  await group.page().keyboard.type(text)
}
