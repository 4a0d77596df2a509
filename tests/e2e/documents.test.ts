import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findViolations } from './harness/findViolations'
import { launchFullBrowser } from './harness/getSharedBrowser'
import { setUpSite } from './harness/setUpSite'
import { signIn } from './harness/signIn'

const site = setUpSite(undefined, launchFullBrowser)

async function openApplication(): Promise<Page> {
  const page = await signIn(site, 'harbour')
  await page.getByRole('link', { name: 'Open the application of Sam Rivers' }).first().click()
  await page.getByRole('heading', { name: 'Documents' }).waitFor()
  return page
}

const preview = (page: Page) => page.getByRole('button', { name: 'Preview sam-rivers-resume.pdf' })

/** Expects the document in the browser's viewer or, without one, in its downloads. */
async function expectDocument(page: Page, open: () => Promise<void>): Promise<void> {
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled)
  const coming = page.context().waitForEvent('page')
  await open()
  const tab = await coming
  if (hasViewer) {
    await tab.waitForURL(/^blob:/)
    await expect.poll(() => tab.evaluate(() => document.contentType)).toBe('application/pdf')
  } else await tab.waitForEvent('download')
}

it('[AP-06] a PDF of an application opens in a new tab, or through a link if it takes too long to load', async () => {
  const page = await openApplication()
  await expectDocument(page, () => preview(page).click())
  // Simulates a document that takes longer to load than the user activation of a click lasts: five seconds in Chromium.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })
  })
  await preview(page).click()
  const dialog = page.getByRole('dialog', { name: 'sam-rivers-resume.pdf' })
  await dialog.waitFor()
  expect(await findViolations(page)).toEqual([])
  await expectDocument(page, () => dialog.getByRole('link', { name: 'Open in a new tab' }).click())
  await page.keyboard.press('Escape')
  await expect.poll(() => preview(page).evaluate((button) => button === document.activeElement)).toBe(true)
})
