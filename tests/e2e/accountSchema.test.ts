import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, openForm } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations } from './harness/findViolations'
import { openFormFields } from './harness/openFormFields'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const listPreviewLabels = async (page: Page) =>
  (
    await page
      .getByRole('region', { name: 'Preview', exact: true })
      .locator('.fy-field__label')
      .allTextContents()
  ).map((label) => label.replaceAll('\u00a0', ' '))

/** Adds a group; it cannot be saved until it has a field. */
async function addGroup(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: /^Field type/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Repeating group of fields' }).click()
  await page.getByRole('button', { name: 'Add a field', exact: true }).click()
  await page.locator('[name="label"]:focus').fill('Boats')
  await getField(page, 'itemLabel').fill('Boat')
  await getField(page, 'rowsMin').fill('1')
  await save(page)
  await page.getByText('A group needs at least one field').waitFor()
  await page.getByRole('button', { name: 'Add a field to the group' }).click()
  await page.locator('[name="label"]:focus').fill('Name of the boat')
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  await expect.poll(() => preview.textContent()).toContain('Name of the boat')
  await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 1280 })
  await save(page)
  await page.getByText('Boats: Name of the boat').first().waitFor()
}

describe('the preview of the form', () => {
  it('[FB-07] [JD-06] checks trial answers on a phone up to the review, and sends nothing', async () => {
    const page = await openFormFields(site, 'harbour', 360)
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

describe('the editor of an account’s form fields', () => {
  it('[JD-07] [FB-09] adds a field by keyboard with a preview that follows the selection both ways, shows it to applicants at once, and restores the previous version', async () => {
    const page = await openFormFields(site, 'harbour')
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

  it('[JD-07] [FK-28] renames and withholds standard fields, opens the field whose options are refused, and adds a group with its fields', async () => {
    const page = await openFormFields(site, 'harbour')
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
    await page.getByRole('button', { name: 'Stay' }).click()
    await getField(page, 'options').fill('One\nTwo')
    await addGroup(page)
  })
})

const isInWindow = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
