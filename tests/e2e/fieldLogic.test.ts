import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerForm, getField, openForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { openFormFields } from './harness/openFormFields'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()
const referralLabel = 'How did you hear about this job?'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function choose(
  page: Page,
  label: string,
  option: string,
  within = page.locator('body'),
): Promise<void> {
  await within.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function addField(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a field' }).click()
  await getField(page, 'label').fill(label)
  await getField(page, 'label').press('Tab')
}

/** Returns the new field as applicants see it. */
const getWhoField = (page: Page) => page.getByRole('textbox', { name: /^Who told you\?/ })

/** Returns the section of the open field's form that holds its conditions. */
const getConditionSection = (page: Page, title: string) =>
  page.getByRole('group', { name: title, exact: true })

describe('a conditional field', () => {
  it('[JD-07] [FB-09] is added in the editor, previewed and explained; the editor names dependent fields and refuses circular conditions', async () => {
    const page = await openFormFields(site, 'harbour')
    await addField(page, 'Who told you?')
    await choose(page, 'Depends on', referralLabel, getConditionSection(page, 'Shown when'))
    await getConditionSection(page, 'Shown when').getByRole('button', { name: 'Add a condition' }).click()
    await choose(page, 'Value', 'Somebody who works here', getConditionSection(page, 'Shown when'))
    await choose(page, 'Depends on', referralLabel, getConditionSection(page, 'Required when'))
    await getConditionSection(page, 'Required when').getByRole('button', { name: 'Add a condition' }).click()
    await choose(page, 'Value', 'Somebody who works here', getConditionSection(page, 'Required when'))
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await preview.getByText('Who told you? is not shown now').waitFor()
    const why = preview.locator('.fy-why').filter({ hasText: referralLabel })
    await why.getByText('Why is this not shown?').click()
    await why.getByText(`“${referralLabel}” is “Somebody who works here”`).first().waitFor()
    await preview.getByRole('combobox', { name: referralLabel }).click()
    await preview.getByRole('option', { name: /^Somebody/ }).click()
    await why.getByText('Why is this shown?').waitFor()
    const shown = preview.getByRole('textbox', { name: /^Who told you\?/ })
    await expect.poll(() => shown.getAttribute('aria-required')).toBe('true')
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 1280 })
    await save(page)
    await page.getByText('Version 2 of Harbour City Council’s form fields is live').waitFor()
    await page.getByText('Added: Text').waitFor()
    await page.getByRole('button', { name: `Remove ${referralLabel}` }).click()
    const dialog = page.getByRole('dialog', { name: `Remove “${referralLabel}”?` })
    await dialog
      .getByText(`“Who told you?” is shown when “${referralLabel}” is “Somebody who works here”`)
      .waitFor()
    await dialog.getByRole('button', { name: 'Keep field' }).click()
    await page.getByRole('button', { name: `Edit ${referralLabel}` }).click()
    await choose(page, 'Depends on', 'Who told you?', getConditionSection(page, 'Shown when'))
    await getConditionSection(page, 'Shown when').getByRole('button', { name: 'Add a condition' }).click()
    await choose(page, 'Answer', 'has an answer', getConditionSection(page, 'Shown when'))
    await save(page)
    await page
      .getByText(`These fields depend on each other: “${referralLabel}”, “Who told you?”`)
      .first()
      .waitFor()
  })

  it('[JD-07] [FB-05] is required while another answer shows it, and is not sent after it is hidden', async () => {
    const page = await openForm(site)
    await expect.poll(() => getWhoField(page).count()).toBe(0)
    await answerForm(page, 'hidden.answer@example.org')
    await choose(page, referralLabel, 'Somebody who works here')
    await expect.poll(() => getWhoField(page).getAttribute('aria-required')).toBe('true')
    await sendApplication(page)
    await expect
      .poll(() => getWhoField(page).evaluate((input) => input === document.activeElement))
      .toBe(true)
    await expect.poll(() => getWhoField(page).getAttribute('aria-invalid')).toBe('true')
    await getWhoField(page).fill('Grace')
    await choose(page, referralLabel, 'Our website')
    await expect.poll(() => getWhoField(page).count()).toBe(0)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/submittedapplications'))
    await sendApplication(page)
    expect((await sent).postDataJSON().customFields).toEqual([expect.objectContaining({ id: 100 })])
    await waitForReceipt(page)
  })
})
