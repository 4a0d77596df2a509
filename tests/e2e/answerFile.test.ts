import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { accessibilityFindings, getHorizontalOverflow } from './harness/accessibilityFindings'
import { openDraftSheet } from './harness/applyBar'
import { answerForm, field, openForm, resume } from './harness/buildingSurveyor'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('an application is saved to a file, and goes on at another company on another device', async () => {
  const page = await openForm(site)
  await answerForm(page, 'taken.along@example.org')
  await openDraftSheet(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^application-HCC-\d+\.json$/)
  await page.getByText(/^Saved to application-HCC-/).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  const buffer = await readFile(await saved.path())
  expect(JSON.parse(String(buffer))).toMatchObject({
    format: 'foyer-application',
    job: 'Building Surveyor',
    resume: { basics: { name: 'Ada Byron-Surveyor', email: 'taken.along@example.org' } },
    documents: [{ name: resume.name, length: resume.buffer.length }],
  })

  const other = await site.visit('meridian', applyAddress(await demoJobAddress(site, 'meridian')), {
    width: 360,
  })
  await formAnswers(other)
  await field(other, 'firstName').fill('Grace')
  await openDraftSheet(other)
  const choose = (name: string, bytes: Buffer) =>
    other
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: bytes })
  await choose('notes.json', Buffer.from('{"notes":[]}'))
  await other.getByText('notes.json: This isn’t a saved application or a JSON Resume file').waitFor()
  await choose('mine.json', buffer)
  await expect.poll(() => field(other, 'email').inputValue()).toBe('taken.along@example.org')
  await expect.poll(() => field(other, 'firstName').inputValue()).toBe('Grace')
  await other.getByText(/answers were filled in from mine\.json\. Left as they are here: /).waitFor()
  await other.getByText('Class C driver licence: Yes').waitFor()
  await expect.poll(() => other.getByText('Keep my details for future roles: ').count()).toBe(0)
  await other.getByText(resume.name).first().waitFor()
  expect(await accessibilityFindings(other)).toEqual([])
  expect(await getHorizontalOverflow(other), 'px of sideways scroll').toBe(0)
})
