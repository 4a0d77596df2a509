import { setTimeout as rest } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { wholeBrowser } from './harness/sharedBrowser'
import { signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest(undefined, wholeBrowser)

async function openApplication(): Promise<Page> {
  const page = await signIn(site, 'harbour')
  await page.getByRole('link', { name: 'Open the application of Sam Rivers' }).first().click()
  await page.getByRole('heading', { name: 'Documents' }).waitFor()
  return page
}

const preview = (page: Page) => page.getByRole('button', { name: 'Preview sam-rivers-resume.pdf' })

/** The browser's own viewer has the document, or, where it has no viewer, its downloads do. */
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

describe('a document of an application', () => {
  it('[AP-06] that is a PDF is shown in a tab of its own, which the policy allows', async () => {
    const page = await openApplication()
    await expectDocument(page, () => preview(page).click())
  })

  it('[AP-06] that comes late is opened by a link, since no tab opens by itself then', async () => {
    const page = await openApplication()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/attachments/*/data', async (route) => {
      await held
      await route.continue()
    })
    const coming = page.waitForResponse('**/attachments/*/data')
    await preview(page).click()
    // A press counts for five seconds, from when it was made; whatever is asked of the page meanwhile would count as another.
    await rest(6000)
    arrive()
    await coming
    await rest(1000)
    const dialog = page.getByRole('dialog', { name: 'sam-rivers-resume.pdf' })
    await dialog.waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await expectDocument(page, () => dialog.getByRole('link', { name: 'Open in a new tab' }).click())
    await page.keyboard.press('Escape')
    await expect.poll(() => preview(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })
})
