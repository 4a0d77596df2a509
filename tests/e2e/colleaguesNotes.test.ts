import { expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('a note is written for colleagues, said anew and removed; what is begun stays while another application is read', async () => {
  const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 360)
  await page
    .getByRole('link', { name: /^Open the application of/ })
    .first()
    .click()
  const note = page.getByRole('textbox', { name: /^Note/ })
  await note.fill('Half a thought')
  await page.getByRole('heading', { name: 'Notes for colleagues' }).click()
  await page.getByRole('link', { name: 'Next application' }).click()
  await expect.poll(() => note.inputValue()).toBe('')
  await page.getByRole('link', { name: 'Previous application' }).click()
  await expect.poll(() => note.inputValue()).toBe('Half a thought')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.fy-notes__text', { hasText: 'Half a thought' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: /^Edit your note of/ }).click()
  const edited = page.locator('.fy-notes__note textarea')
  await edited.fill('A whole thought')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.locator('.fy-notes__text', { hasText: 'A whole thought' }).waitFor()
  await page.getByRole('button', { name: /^Remove your note of/ }).click()
  await page.getByText('The note is removed.').waitFor()
  await expect.poll(() => page.locator('.fy-notes__note').count()).toBe(0)
})
