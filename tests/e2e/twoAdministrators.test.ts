import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, openForm } from './harness/buildingSurveyor'
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
    const open = async () => {
      const page = await openSignedIn(site, 'admin', '/user/create')
      await page.getByRole('button', { name: 'Edit Meridian Health' }).click()
      await getField(page, 'privacyLinkLabel').waitFor()
      return page
    }
    const [first, second] = [await open(), await open()]
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

    for (const page of [first, second]) {
      await page.goto(`${site.server.getOrigin('admin')}/user/create`)
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
    const labels = await second.locator('.fy-preview .fy-field__label').allTextContents()
    expect(labels.join()).toMatch(/Own boat.*Own bike/)
  })
})

describe('the application form beside its settings', () => {
  it('[SE-02] [JD-07] previews a changed switch and the order into which rows are dragged', async () => {
    const page = await openSettings()
    const labels = () => page.locator('.fy-preview .fy-field__label').allTextContents()
    expect((await labels()).some((label) => label.startsWith('Birth date'))).toBe(false)
    await toggle(page, 'Birth date', 'Visible').check()
    await expect.poll(labels).toContain('Birth date (Optional)')
    await expect.poll(() => page.locator('.fy-preview [data-lit]').textContent()).toContain('Birth date')
    const [from, to] = await Promise.all(
      ['Birth date', 'Title'].map((name) => page.getByRole('button', { name: `Move ${name}` }).boundingBox()),
    )
    if (!from || !to) throw new Error('A grip is missing')
    await page.mouse.move(from.x + 8, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 5, { steps: 10 })
    await page.mouse.up()
    await expect.poll(async () => (await labels())[3]).toBe('Birth date (Optional)')
    await expect.poll(() => page.getByText('Birth date moved to place 1 of 9').count()).toBe(1)
    await save(page)
    await page.getByText('The settings have been updated.').waitFor()
    const form = await openForm(site)
    const names = form.locator('form input[name]')
    expect(await names.evaluateAll((all) => all.map((input) => input.getAttribute('name')))).toContain(
      'birthDate',
    )
    const order = await form.locator('form .fy-field__label').allTextContents()
    expect(order[3]).toContain('Birth date')
  })
})
