import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, openForm } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

async function openEditor(width?: number): Promise<Page> {
  const page = await openSignedIn(site, 'admin', '/user/create', width)
  await page.getByLabel('More actions for Harbour City Council').click()
  await page.getByRole('link', { name: 'Form fields: Harbour City Council' }).click()
  await page.getByRole('heading', { level: 1, name: 'Application form: Harbour City Council' }).waitFor()
  return page
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const listPreviewLabels = async (page: Page) =>
  (await page.locator('.fy-preview .fy-field__label').allTextContents()).map((label) =>
    label.replaceAll('\u00a0', ' '),
  )

describe('the editor of an account’s form fields', () => {
  it('[JD-07] [FB-09] adds a field by keyboard with a preview, shows it to applicants at once, and restores the previous version', async () => {
    const page = await openEditor()
    await page.getByRole('button', { name: 'Add a field' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => getField(page, 'label').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await page.keyboard.type('Portfolio link')
    await expect.poll(() => listPreviewLabels(page)).toContain('Portfolio link (Optional)')
    await page.getByRole('checkbox', { name: /^Always required/ }).press('Space')
    await expect.poll(() => listPreviewLabels(page)).toContain('Portfolio link *')
    await page.getByRole('button', { name: 'Move Portfolio link up' }).press('Enter')
    await expect
      .poll(async () => (await listPreviewLabels(page)).slice(-2))
      .toEqual(['Portfolio link *', 'How did you hear about this job? (Optional)'])
    await save(page)
    await page.getByText('Version 2 of Harbour City Council’s form fields is live').waitFor()
    const form = await openForm(site)
    await expect.poll(() => getField(form, 'custom-101').getAttribute('aria-required')).toBe('true')
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByText('Version 1 restored').waitFor()
    await expect.poll(async () => (await listPreviewLabels(page)).join()).not.toContain('Portfolio link')
    await page.getByText('Version 3').waitFor()
    await form.reload()
    await waitForHydratedForm(form)
    await expect.poll(() => getField(form, 'custom-101').count()).toBe(0)
  })

  it('[JD-07] renames and withholds standard fields, and opens the field whose options are refused', async () => {
    const page = await openEditor()
    await page.getByRole('heading', { name: 'Standard fields' }).click()
    await page.getByRole('textbox', { name: /^Label of Mobile/ }).fill('Cell phone')
    await page.getByRole('checkbox', { name: /^Offer Preferred name/ }).uncheck()
    await expect.poll(() => listPreviewLabels(page)).toContain('Cell phone *')
    expect((await listPreviewLabels(page)).some((label) => label.startsWith('Preferred name'))).toBe(false)
    await save(page)
    await page.getByText(/form fields is live/).waitFor()
    await page.getByText('Offered → Offered as “Cell phone”').waitFor()
    await page.getByRole('button', { name: 'Edit How did you hear about this job?' }).click()
    await getField(page, 'options').fill('One\nOne')
    await page.getByRole('button', { name: 'Close How did you hear about this job?' }).click()
    await save(page)
    await page.getByText('Two options have the same value').first().waitFor()
    await expect.poll(() => getField(page, 'options').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('link', { name: 'User Management' }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  })
})

describe('the preview of the form', () => {
  it('[FB-09] follows the selection both ways, by keyboard too, and has no accessibility errors', async () => {
    const page = await openEditor()
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await preview.locator('[name="suburb"]').focus()
    const label = page.getByRole('textbox', { name: /^Label of Suburb/ })
    await expect.poll(() => label.isVisible()).toBe(true)
    await expect.poll(() => page.locator('.fy-schema__edit [data-lit]').count()).toBe(1)
    await expect.poll(() => isInWindow(label)).toBe(true)
    await preview.getByRole('button', { name: 'Edit field: Suburb' }).press('Enter')
    await expect.poll(() => label.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Edit How did you hear about this job?' }).focus()
    const question = preview.locator('[data-lit]')
    await expect.poll(() => question.textContent()).toContain('How did you hear about this job?')
    await expect.poll(() => isInWindow(question)).toBe(true)
    expect(await findViolations(page)).toEqual([])
  })

  it('[FB-07] [JD-06] tests answers on a phone up to the review, without sending', async () => {
    const page = await openEditor(360)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.y).toBeLessThanOrEqual(120)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url())
    })
    await page.getByRole('button', { name: 'Show preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await preview.getByRole('button', { name: 'Test with answers' }).click()
    await preview.getByRole('button', { name: 'Continue' }).click()
    await preview.getByRole('heading', { name: 'The form is missing mandatory fields' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    for (const [name, answer] of [
      ['firstName', 'Ada'],
      ['surname', 'Byron'],
      ['email', 'ada@example.org'],
      ['mobile', '0400 000 000'],
    ] as const)
      await preview.locator(`[name="${name}"]`).fill(answer)
    await preview
      .locator('[name="resume"]')
      .setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada Byron') })
    await preview.getByRole('button', { name: 'Continue' }).click()
    await preview.getByRole('heading', { name: 'Check your answers before sending' }).waitFor()
    await preview.getByText('ada@example.org').waitFor()
    await preview.getByRole('button', { name: 'Send application' }).first().click()
    await preview.getByText('All answers are valid').waitFor()
    expect(calls).toEqual([])
    await preview.getByRole('button', { name: 'Reset answers' }).click()
    await expect.poll(() => preview.locator('[name="firstName"]').inputValue()).toBe('')
  })
})

const isInWindow = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
