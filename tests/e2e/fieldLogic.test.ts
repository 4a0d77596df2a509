import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { answerForm, field, openForm, received, send } from './harness/buildingSurveyor'
import { accounts, logIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const heard = 'How did you hear about this job?'

async function openEditor(width = 1280): Promise<Page> {
  const page = await site.visit('admin', '/home/login', { width })
  await logIn(page, accounts.admin.username, accounts.admin.password)
  await page.waitForURL('**/user/create')
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
  it('[JD-07] [FB-09] is made in the editor, seen in its preview, and explained there', async () => {
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
    await save(page)
    await page.getByText('Version 2 of Harbour City Council’s form fields is live').waitFor()
    await page.getByText('Added: Text').waitFor()
  })

  it('[JD-07] appears and vanishes as one answers; what vanished is not sent', async () => {
    const page = await openForm(site)
    await expect.poll(() => told(page).count()).toBe(0)
    await choose(page, heard, 'Somebody who works here')
    await told(page).fill('Grace')
    await choose(page, heard, 'Our website')
    await expect.poll(() => told(page).count()).toBe(0)
    await answerForm(page, 'hidden.answer@example.org')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/submittedapplications'))
    await send(page)
    expect((await sent).postDataJSON().customFields).toEqual([expect.objectContaining({ id: 100 })])
    await received(page)
  })

  it('[JD-07] [FB-05] must be answered while another answer asks for it', async () => {
    const page = await openForm(site)
    await answerForm(page, 'required.answer@example.org')
    await choose(page, heard, 'Somebody who works here')
    await expect.poll(() => told(page).getAttribute('aria-required')).toBe('true')
    await send(page)
    await expect.poll(() => told(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => told(page).getAttribute('aria-invalid')).toBe('true')
    await told(page).fill('Grace')
    await send(page)
    await received(page)
  })

  it('[JD-07] says what depends on a field before it is removed, and refuses a circle by name', async () => {
    const page = await openEditor()
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

  it.each([1280, 360])(
    '[JD-07] its conditions have nothing for axe to find and no sideways scroll at %i px',
    async (width) => {
      const page = await openEditor(width)
      await page.getByRole('button', { name: 'Edit Who told you?' }).click()
      await page.getByRole('heading', { name: 'Shown when' }).waitFor()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
      expect(await accessibilityFindings(page)).toEqual([])
    },
  )
})
