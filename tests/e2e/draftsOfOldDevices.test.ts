import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { field, formAddress, openForm, resume } from './harness/buildingSurveyor'
import { keptCopies } from './harness/deviceDrafts'
import { formAnswers } from './harness/formAnswers'
import { ageCopies, damageFiles, keptFiles } from './harness/keptRecords'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** A page whose visitor has said that the device is his own, and typed and chosen something; it is kept. */
async function keptDraft(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'This is my own device' }).click()
  await field(page, 'firstName').fill('Grace')
  await field(page, 'resume').setInputFiles(resume)
  await expect.poll(() => keptCopies(page)).toMatchObject([{ files: [resume.buffer.length] }])
  await expect.poll(async () => (await keptCopies(page))[0]?.values.firstName).toBe('Grace')
  return page
}

/** The form in another tab, after the one that wrote the draft is closed, and this has come over the device. */
async function laterTab(page: Page, meanwhile: (tab: Page) => Promise<void>): Promise<Page> {
  const tab = await site.visit('harbour', '/privacy', { sameVisitorAs: page })
  await page.close()
  await meanwhile(tab)
  await tab.goto(`${site.server.origin('harbour')}${await formAddress(site)}`)
  await formAnswers(tab)
  return tab
}

describe('a draft of long ago', () => {
  it('is there for thirty days with its file, and gone after them with the bytes of its file', async () => {
    const page = await keptDraft(await openForm(site))
    const tab = await laterTab(page, (other) => ageCopies(other, 29))
    await expect.poll(() => field(tab, 'firstName').inputValue()).toBe('Grace')
    await tab.getByText(resume.name).first().waitFor()
    const late = await laterTab(tab, (other) => ageCopies(other, 31))
    await expect.poll(() => keptFiles(late)).toBe(0)
    await expect.poll(() => keptCopies(late)).toEqual([])
    await expect.poll(() => field(late, 'firstName').inputValue()).toBe('')
  })

  it('is promised a week, and kept one, where the browser forgets after that', async () => {
    const page = await site.visit('harbour', '/privacy')
    await page.addInitScript((agent) => {
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent })
    }, safari)
    await page.goto(`${site.server.origin('harbour')}${await formAddress(site)}`)
    await formAnswers(page)
    await keptDraft(page)
    await page.getByText('Kept on this device until you send it, 7 days at most.').waitFor()
    await page.goto(`${site.server.origin('harbour')}/privacy`)
    await page.evaluate(() => sessionStorage.clear())
    await ageCopies(page, 8)
    await page.goto(`${site.server.origin('harbour')}${await formAddress(site)}`)
    await formAnswers(page)
    await expect.poll(() => keptFiles(page)).toBe(0)
    await expect.poll(() => field(page, 'firstName').inputValue()).toBe('')
  })
})

it('a file that comes back damaged is named, and all else is there', async () => {
  const page = await keptDraft(await openForm(site, 360))
  const tab = await laterTab(page, (other) => damageFiles(other, 'half of it'))
  await expect.poll(() => field(tab, 'firstName').inputValue()).toBe('Grace')
  await tab.getByText(`${resume.name} could not be read back. Please choose it again.`).waitFor()
  expect(await accessibilityFindings(tab)).toEqual([])
  await field(tab, 'resume').setInputFiles(resume)
  await expect.poll(() => keptCopies(tab)).toMatchObject([{ files: [resume.buffer.length] }])
})
