import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { resume } from './buildingSurveyor'

interface Details {
  id: number
  attachments: { id: number; filename: string }[]
}

/**
 * Opens the newest application, which must be Byron-Surveyor's. Resolves with the response that the page received.
 */
export async function openNewest(page: Page): Promise<Details> {
  const newestRow = page.getByRole('row').nth(1)
  await newestRow.getByText('Byron-Surveyor').waitFor()
  const answer = page.waitForResponse('**/api/applicationDetails/*')
  await newestRow.getByRole('link').click()
  return (await answer).json()
}

/** Downloads the resume of the open application through its button. */
export async function downloadResume(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${resume.name}` }).click()
  const file = await download
  return readFile(await file.path())
}
