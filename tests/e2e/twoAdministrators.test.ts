import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()
const conflict = 'Someone else saved in the meantime'

async function openSettings(): Promise<Page> {
  const page = await openSignedIn(site, 'harbour', '/user/settings/form')
  await page.getByRole('main').locator('form input:visible').first().waitFor()
  return page
}

const toggle = (page: Page, of: string, name: string) =>
  page.getByRole('group', { name: of, exact: true }).getByRole('checkbox', { name })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save( changes)?$/ }).click()
}

describe('two administrators at once', () => {
  it('[API-06] merges settings that only one of them changed, and asks the second about the setting that both changed', async () => {
    const [first, second] = [await openSettings(), await openSettings()]
    await toggle(first, 'Gender', 'Visible').check()
    await save(first)
    await first.getByText('The settings have been updated.').waitFor()
    await toggle(second, 'Mobile', 'Required').uncheck()
    site.problems.expect(/^412: PUT .*\/api\/userSettings/)
    await save(second)
    await second.getByText('The settings have been updated.').waitFor()
    await expect.poll(() => second.getByText('Unsaved changes').count()).toBe(0)
    expect(await second.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => toggle(second, 'Gender', 'Visible').isChecked()).toBe(true)

    await second.reload()
    // The second page has to load the settings before the first one changes them.
    await toggle(second, 'Gender', 'Visible').waitFor()
    await toggle(first, 'Suburb', 'Required').check()
    await toggle(first, 'Birth date', 'Required').check()
    site.problems.expect(/^412: PUT .*\/api\/userSettings/)
    await save(first)
    await expect.poll(() => first.getByText('Unsaved changes').count()).toBe(0)
    await toggle(second, 'Birth date', 'Visible').check()
    site.problems.expect(/^412: PUT .*\/api\/userSettings/)
    await save(second)
    const dialog = second.getByRole('dialog', { name: conflict })
    await dialog.getByText('You both changed one field.').waitFor()
    expect(await dialog.locator('label').allTextContents()).toEqual([
      'YoursBirth date: Hidden → Shown, optional',
      'TheirsBirth date: Hidden → Shown, required',
    ])
    expect(await findViolations(second)).toEqual([])
    await second.keyboard.press('Escape')
    site.problems.expect(/^412: PUT .*\/api\/userSettings/)
    await save(second)
    await dialog.getByRole('radio', { name: /^Theirs/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await second.getByText('The settings have been updated.').first().waitFor()
    await second.reload()
    await expect.poll(() => toggle(second, 'Mobile', 'Required').isChecked()).toBe(false)
    await expect.poll(() => toggle(second, 'Suburb', 'Required').isChecked()).toBe(true)
    await expect.poll(() => toggle(second, 'Birth date', 'Required').isChecked()).toBe(true)
    await toggle(second, 'Birth date', 'Visible').uncheck()
    await save(second)
    await expect.poll(() => second.getByText('Unsaved changes').count()).toBe(0)
  })

  it('[API-15] [UM-05] [FB-09] asks about a field of an account that both changed, and merges the form fields that both added', async () => {
    const openAccount = async () => {
      const page = await openSignedIn(site, 'admin', '/user/create')
      await page.getByRole('button', { name: 'Edit Meridian Health' }).click()
      await getField(page, 'privacyLinkLabel').waitFor()
      return page
    }
    const [first, second] = [await openAccount(), await openAccount()]
    await getField(first, 'privacyLinkLabel').fill('From one')
    await getField(first, 'maxImportedCount').fill('321')
    await save(first)
    await first.getByText('Meridian Health has been updated').waitFor()
    await getField(second, 'seekAdvertiserId').fill('FROM-TWO')
    await getField(second, 'privacyLinkLabel').fill('From two')
    site.problems.expect(/^412: PUT .*\/api\/users/)
    await save(second)
    const dialog = second.getByRole('dialog', { name: conflict })
    await dialog.getByText(/→ From one/).waitFor()
    await dialog.getByRole('button', { name: 'Decide later' }).click()
    await expect.poll(() => getField(second, 'seekAdvertiserId').inputValue()).toBe('FROM-TWO')
    site.problems.expect(/^412: PUT .*\/api\/users/)
    await save(second)
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(2)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await second.getByText('Meridian Health has been updated').waitFor()
    await second.getByRole('button', { name: 'Edit Meridian Health' }).click()
    await expect.poll(() => getField(second, 'privacyLinkLabel').inputValue()).toBe('From two')
    await expect.poll(() => getField(second, 'seekAdvertiserId').inputValue()).toBe('FROM-TWO')
    await expect.poll(() => getField(second, 'maxImportedCount').inputValue()).toBe('321')
    await second.getByRole('button', { name: 'Cancel' }).click()

    for (const page of [first, second]) {
      await page.getByLabel('More actions for Meridian Health').click()
      await page.getByRole('link', { name: 'Form fields: Meridian Health' }).click()
      await page.getByRole('heading', { level: 1, name: 'Application form: Meridian Health' }).waitFor()
    }
    const add = async (page: Page, label: string) => {
      await page.getByRole('button', { name: 'Add a field' }).click()
      await getField(page, 'label').fill(label)
      await save(page)
      await page.getByText(/^Version \d+ of Meridian Health’s form fields is live$/).waitFor()
    }
    await add(first, 'Own boat')
    site.problems.expect(/^412: PUT .*\/api\/users\/\d+\/schema/)
    await add(second, 'Own bike')
    expect(await second.getByRole('dialog').count()).toBe(0)
    const preview = second.getByRole('region', { name: 'Preview', exact: true })
    await expect.poll(() => preview.textContent()).toMatch(/Own boat.*Own bike/s)
  })
})
