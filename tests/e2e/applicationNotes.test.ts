import { expect, it } from 'vitest'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

it('a note for colleagues is added, edited and removed, and its draft is kept while another application is read', async () => {
  const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 360)
  await page
    .getByRole('link', { name: /^Open the application of/ })
    .first()
    .click()
  await page.getByText('Notes (0)').click()
  const note = page.getByRole('textbox', { name: /^Note/ })
  await note.fill('Half a thought')
  await page.getByRole('link', { name: 'Next application' }).click()
  await page.getByText('Notes (0)').click()
  await expect.poll(() => note.inputValue()).toBe('')
  await page.getByRole('link', { name: 'Previous application' }).click()
  await expect.poll(() => note.inputValue()).toBe('Half a thought')
  await page.getByRole('button', { name: 'Add note' }).click()
  const noteItem = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /your note of|^Save note$/ }) })
  await noteItem.getByText('Half a thought').waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  expect(await findViolations(page)).toEqual([])
  expect(await getHorizontalOverflow(page)).toBe(0)
  await page.getByRole('button', { name: /^Edit your note of/ }).click()
  const edited = noteItem.getByRole('textbox')
  await edited.fill('A whole thought')
  await page.getByRole('button', { name: 'Save note' }).click()
  await noteItem.getByText('A whole thought').waitFor()
  await page.getByRole('button', { name: /^Remove your note of/ }).click()
  await page.getByText('The note is removed.').waitFor()
  await expect.poll(() => noteItem.count()).toBe(0)
})
