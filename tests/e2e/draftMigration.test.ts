import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDraftSheet, saveOnDevice } from './harness/applyBar'
import { getField, getFormUrl, openForm, resume } from './harness/buildingSurveyor'
import { listSavedCopies } from './harness/deviceDrafts'
import { findViolations } from './harness/findViolations'
import { backdateDraftCopies, countStoredFiles, damageFiles } from './harness/savedRecords'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Types an answer, chooses a file and saves both on the device. */
async function saveDraft(page: Page): Promise<Page> {
  await getField(page, 'firstName').fill('Grace')
  await saveOnDevice(page)
  await getField(page, 'resume').setInputFiles(resume)
  await expect.poll(() => listSavedCopies(page)).toMatchObject([{ files: [resume.buffer.length] }])
  await expect.poll(async () => (await listSavedCopies(page))[0]?.values.firstName).toBe('Grace')
  return page
}

/** Closes the tab that wrote the draft, runs `meanwhile`, and opens the form in another tab. */
async function reopenForm(page: Page, meanwhile: (tab: Page) => Promise<void>): Promise<Page> {
  const tab = await site.visit('harbour', '/privacy', { sameVisitorAs: page })
  await page.close()
  await meanwhile(tab)
  await tab.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
  await waitForHydratedForm(tab)
  return tab
}

it('a draft is kept for thirty days with its files, and the form names a damaged file', async () => {
  const page = await saveDraft(await openForm(site, 360))
  const tab = await reopenForm(page, (other) => backdateDraftCopies(other, 29))
  await expect.poll(() => getField(tab, 'firstName').inputValue()).toBe('Grace')
  await tab.getByText(resume.name).first().waitFor()
  const damaged = await reopenForm(tab, (other) => damageFiles(other, 'half of it'))
  await expect.poll(() => getField(damaged, 'firstName').inputValue()).toBe('Grace')
  await damaged.getByText(`${resume.name} could not be read back. Please choose it again.`).waitFor()
  expect(await findViolations(damaged)).toEqual([])
  await getField(damaged, 'resume').setInputFiles(resume)
  await expect.poll(() => listSavedCopies(damaged)).toMatchObject([{ files: [resume.buffer.length] }])
  const late = await reopenForm(damaged, (other) => backdateDraftCopies(other, 31))
  await expect.poll(() => countStoredFiles(late)).toBe(0)
  await expect.poll(() => listSavedCopies(late)).toEqual([])
  await expect.poll(() => getField(late, 'firstName').inputValue()).toBe('')
})

it('in a browser that deletes stored data after a week, the form promises to keep a draft for 7 days, and deletes an older one', async () => {
  const page = await site.openEmptyPage()
  await page.addInitScript((agent) => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent })
  }, safari)
  await page.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
  await waitForHydratedForm(page)
  await saveDraft(page)
  await openDraftSheet(page)
  await page.getByText('Saved on this device until you submit, for up to 7 days.').waitFor()
  await page.goto(`${site.server.getOrigin('harbour')}/privacy`)
  await page.evaluate(() => sessionStorage.clear())
  await backdateDraftCopies(page, 8)
  await page.goto(`${site.server.getOrigin('harbour')}${await getFormUrl(site)}`)
  await waitForHydratedForm(page)
  await expect.poll(() => countStoredFiles(page)).toBe(0)
  await expect.poll(() => getField(page, 'firstName').inputValue()).toBe('')
})
