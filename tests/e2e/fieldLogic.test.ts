import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerForm, field, openForm, received, send } from './harness/buildingSurveyor'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const heard = 'How did you hear about this job?'

async function openEditor(): Promise<Page> {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByRole('link', { name: 'Form fields of Harbour City Council' }).click()
  await page.getByRole('heading', { level: 1, name: 'Form fields of Harbour City Council' }).waitFor()
  return page
}

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
  await field(page, 'label').fill(label)
  await field(page, 'label').press('Tab')
}

/** The field that is made here, as applicants see it. */
const told = (page: Page) => page.getByRole('textbox', { name: /^Who told you\?/ })

/** The part of the open field's form that says when something holds. */
const part = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true })

describe('a field that hangs on another answer', () => {
  it('[JD-07] [FB-09] is made in the editor, seen in its preview and explained there; what depends on a field is said, and a circle refused', async () => {
    const page = await openEditor()
    await addField(page, 'Who told you?')
    await choose(page, 'Look at the answer to', heard, part(page, 'Shown when'))
    await part(page, 'Shown when').getByRole('button', { name: 'Add a condition' }).click()
    await choose(page, 'What', 'Somebody who works here', part(page, 'Shown when'))
    await choose(page, 'Look at the answer to', heard, part(page, 'Must be answered when'))
    await part(page, 'Must be answered when').getByRole('button', { name: 'Add a condition' }).click()
    await choose(page, 'What', 'Somebody who works here', part(page, 'Must be answered when'))
    const preview = page.locator('.fy-preview')
    await preview.getByText('Who told you? is not shown now').waitFor()
    const why = preview.locator('.fy-why').filter({ hasText: heard })
    await why.getByText('Why is this not shown?').click()
    await why.getByText(`“${heard}” is “Somebody who works here”`).first().waitFor()
    await preview.getByRole('combobox', { name: heard }).click()
    await preview.getByRole('option', { name: /^Somebody/ }).click()
    await why.getByText('Why is this shown?').waitFor()
    const shown = preview.getByRole('textbox', { name: /^Who told you\?/ })
    await expect.poll(() => shown.getAttribute('aria-required')).toBe('true')
    await expectFitAtEveryWidth(page)
    await save(page)
    await page.getByText('Version 2 of Harbour City Council’s form fields is live').waitFor()
    await page.getByText('Added: Text').waitFor()
    await page.getByRole('button', { name: `Remove ${heard}` }).click()
    const dialog = page.getByRole('dialog', { name: `Remove “${heard}”?` })
    await dialog.getByText(`“Who told you?” is shown when “${heard}” is “Somebody who works here”`).waitFor()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: `Edit ${heard}` }).click()
    await choose(page, 'Look at the answer to', 'Who told you?', part(page, 'Shown when'))
    await part(page, 'Shown when').getByRole('button', { name: 'Add a condition' }).click()
    await choose(page, 'Its answer', 'is there', part(page, 'Shown when'))
    await save(page)
    await page
      .getByText(`These wait for each other to be shown: “${heard}”, “Who told you?”`)
      .first()
      .waitFor()
  })

  it('[JD-07] [FB-05] must be answered while another answer asks for it, and is not sent once it has vanished', async () => {
    const page = await openForm(site)
    await expect.poll(() => told(page).count()).toBe(0)
    await answerForm(page, 'hidden.answer@example.org')
    await choose(page, heard, 'Somebody who works here')
    await expect.poll(() => told(page).getAttribute('aria-required')).toBe('true')
    await send(page)
    await expect.poll(() => told(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => told(page).getAttribute('aria-invalid')).toBe('true')
    await told(page).fill('Grace')
    await choose(page, heard, 'Our website')
    await expect.poll(() => told(page).count()).toBe(0)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/submittedapplications'))
    await send(page)
    expect((await sent).postDataJSON().customFields).toEqual([expect.objectContaining({ id: 100 })])
    await received(page)
  })
})
