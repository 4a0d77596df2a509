import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { field, openForm } from './harness/buildingSurveyor'
import { formAnswers } from './harness/formAnswers'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

async function openEditor(): Promise<Page> {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByLabel('More actions for Harbour City Council').click()
  await page.getByRole('link', { name: 'Form fields: Harbour City Council' }).click()
  await page.getByRole('heading', { level: 1, name: 'Application form: Harbour City Council' }).waitFor()
  return page
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const asked = async (page: Page) =>
  (await page.locator('.fy-preview .fy-field__label').allTextContents()).map((label) =>
    label.replaceAll('\u00a0', ' '),
  )

describe('the editor of an account’s form fields', () => {
  it('[JD-07] [FB-09] adds a field by keyboard with a preview, asks applicants for it at once, and restores the version before', async () => {
    const page = await openEditor()
    await page.getByRole('button', { name: 'Add a field' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => field(page, 'label').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await page.keyboard.type('Portfolio link')
    await expect.poll(() => asked(page)).toContain('Portfolio link (Optional)')
    await page.getByRole('checkbox', { name: /^Always required/ }).press('Space')
    await expect.poll(() => asked(page)).toContain('Portfolio link *')
    await page.getByRole('button', { name: 'Move Portfolio link up' }).press('Enter')
    await expect
      .poll(async () => (await asked(page)).slice(-2))
      .toEqual(['Portfolio link *', 'How did you hear about this job? (Optional)'])
    await save(page)
    await page.getByText('Version 2 of Harbour City Council’s form fields is live').waitFor()
    const form = await openForm(site)
    await expect.poll(() => field(form, 'custom-101').getAttribute('aria-required')).toBe('true')
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByText('Version 1 restored').waitFor()
    await expect.poll(async () => (await asked(page)).join()).not.toContain('Portfolio link')
    await page.getByText('Version 3').waitFor()
    await form.reload()
    await formAnswers(form)
    await expect.poll(() => field(form, 'custom-101').count()).toBe(0)
  })

  it('[JD-07] renames and withholds standard fields, and opens the field whose options are refused', async () => {
    const page = await openEditor()
    await page.getByRole('heading', { name: 'Standard fields' }).click()
    await page.getByRole('textbox', { name: /^Label of Mobile/ }).fill('Cell phone')
    await page.getByRole('checkbox', { name: /^Offer Preferred name/ }).uncheck()
    await expect.poll(() => asked(page)).toContain('Cell phone *')
    expect((await asked(page)).some((label) => label.startsWith('Preferred name'))).toBe(false)
    await save(page)
    await page.getByText(/form fields is live/).waitFor()
    await page.getByText('Offered → Offered as “Cell phone”').waitFor()
    await page.getByRole('button', { name: 'Edit How did you hear about this job?' }).click()
    await field(page, 'options').fill('One\nOne')
    await page.getByRole('button', { name: 'Close How did you hear about this job?' }).click()
    await save(page)
    await page.getByText('Two options have the same value').first().waitFor()
    await expect.poll(() => field(page, 'options').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('link', { name: 'User Management' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  })
})
