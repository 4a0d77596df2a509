import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openDraftSheet } from './harness/applyBar'
import { answerForm, getField, openForm, resume } from './harness/buildingSurveyor'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

it('an application is saved to a file, and continued at another company on another device', async () => {
  const page = await openForm(site)
  await answerForm(page, 'taken.along@example.org')
  await openDraftSheet(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^application-HCC-\d+\.json$/)
  await page.getByText(/^Saved to application-HCC-/).waitFor()
  expect(await findViolations(page)).toEqual([])
  const buffer = await readFile(await saved.path())
  expect(JSON.parse(String(buffer))).toMatchObject({
    format: 'foyer-application',
    job: 'Building Surveyor',
    resume: { basics: { name: 'Ada Byron-Surveyor', email: 'taken.along@example.org' } },
    documents: [{ name: resume.name, length: resume.buffer.length }],
  })

  const other = await site.visit('meridian', toApplyPath(await findDemoJobPath(site, 'meridian')), {
    width: 360,
  })
  await waitForHydratedForm(other)
  await getField(other, 'firstName').fill('Grace')
  await openDraftSheet(other)
  const choose = (name: string, bytes: Buffer) =>
    other
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: bytes })
  await choose('notes.json', Buffer.from('{"notes":[]}'))
  await other.getByText('notes.json: This isn’t a saved application or a JSON Resume file').waitFor()
  await choose('mine.json', buffer)
  await expect.poll(() => getField(other, 'email').inputValue()).toBe('taken.along@example.org')
  await expect.poll(() => getField(other, 'firstName').inputValue()).toBe('Grace')
  await other.getByText(/answers were filled in from mine\.json\. Left as they are here: /).waitFor()
  await other.getByText('Class C driver licence: Yes').waitFor()
  await expect.poll(() => other.getByText('Keep my details for future roles: ').count()).toBe(0)
  await other.getByText(resume.name).first().waitFor()
  expect(await findViolations(other)).toEqual([])
  expect(await getHorizontalOverflow(other), 'px of sideways scroll').toBe(0)
})
