import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, openForm } from './harness/buildingSurveyor'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

/** Presses like a hand: the button goes down, stays down for a moment, and is released in the same place. */
async function press(page: Page, button: Locator, when: 'at once' | 'ready' = 'ready'): Promise<void> {
  // Waits until the form's validator is loaded.
  if (when === 'ready') await page.waitForLoadState('networkidle')
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not there')
  // Presses near the upper edge, so that a shift by one line misses the button.
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await page.waitForTimeout(120)
  await page.mouse.up()
}

async function expectFocusOn(input: Locator): Promise<void> {
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
}

describe('a button that is pressed right after typing an invalid value reacts to the press', () => {
  it('[FB-07] [FB-02] Send application; a paste over the limit can be undone', async () => {
    const page = await openForm(site)
    // The whole form is in view, so the browser does not scroll to keep the button in place.
    await page.setViewportSize({ width: 1280, height: 4000 })
    await getField(page, 'email').fill('nowhere')
    await press(page, page.getByRole('button', { name: 'Send application' }))
    await page.getByRole('heading', { name: 'The form is missing mandatory fields' }).waitFor()
    await expectFocusOn(getField(page, 'firstName'))

    // Undo removes a paste that was cut at the limit; redo restores it.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const name = getField(page, 'firstName')
    await name.pressSequentially('Robin')
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'x'.repeat(300))
    await name.press('Home')
    await page.keyboard.press('Control+V')
    await expect.poll(() => name.inputValue()).toBe(`${'x'.repeat(250)}Robin`)
    await page.getByText('You have reached the max character limit of 255').first().waitFor()
    await page.keyboard.press('Control+Z')
    await expect.poll(() => name.inputValue()).toBe('Robin')
    await page.keyboard.press('Control+Y')
    await expect.poll(() => name.inputValue()).toBe(`${'x'.repeat(250)}Robin`)
  })

  it('[FB-07] [UM-05] [UM-12] [UM-14] [JD-07] Save, Cancel and Decommission of an account, and Save of its form fields', async () => {
    const page = await openSignedIn(site, 'admin', '/user/create')
    const edit = page.getByRole('button', { name: 'Edit Meridian Health' })
    const refused = page.getByRole('heading', { name: 'The form is missing mandatory fields' })
    await edit.click()
    await getField(page, 'maxImportedCount').fill('many')
    // Showing the field's error would move the button.
    await press(page, page.getByRole('button', { name: 'Cancel' }))
    await page.getByRole('button', { name: 'Create new user' }).waitFor()

    await edit.click()
    await getField(page, 'privacyLink').fill('nowhere')
    await press(page, page.getByRole('button', { name: 'Save' }))
    await refused.waitFor()
    await expectFocusOn(getField(page, 'privacyLink'))

    await page.reload()
    await edit.click()
    await getField(page, 'crmClientId').fill('x')
    await getField(page, 'crmClientId').fill('')
    await press(page, page.getByRole('button', { name: 'Decommission' }))
    await refused.waitFor()
    await expectFocusOn(getField(page, 'crmClientId'))

    await page.reload()
    await page.getByLabel('More actions for Harbour City Council').click()
    await page.getByRole('link', { name: 'Form fields: Harbour City Council' }).click()
    await page.getByRole('button', { name: 'Edit How did you hear about this job?' }).click()
    await getField(page, 'options').fill('One\nOne')
    await press(page, page.getByRole('button', { name: 'Save', exact: true }))
    await expectFocusOn(getField(page, 'options'))
    await getField(page, 'label').fill('Who told you?')
    await press(page, page.getByRole('button', { name: 'Add a field' }), 'at once')
    await page.locator('[data-custom-field]').nth(1).waitFor()
    await page.getByRole('button', { name: 'Edit Who told you?' }).waitFor()
  })

  it('[FB-07] [SE-01] [AP-03] Save of the settings at 1280 and 360 px, and Clear all of the applications', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/settings')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await getField(page, 'privacyLink').fill('nowhere')
      await press(page, page.getByRole('button', { name: 'Save' }))
      await page.getByRole('heading', { name: 'Couldn’t save' }).waitFor()
      await expectFocusOn(getField(page, 'privacyLink'))
    }

    await page.setViewportSize({ width: 1280, height: 900 })
    const path = '/applicant/viewapplications'
    await page.goto(`${site.server.getOrigin('harbour')}${path}?vacancyCode=HCC`)
    await page.getByRole('button', { name: /^(More filters|Filters)/ }).click()
    await getField(page, 'vacancyName').waitFor()
    await page.waitForLoadState('networkidle')
    await getField(page, 'vacancyName').fill('GIS')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Clear all' }), 'at once')
    await page.waitForURL((url) => url.pathname === path && url.search === '')
    await expect.poll(() => getField(page, 'vacancyName').inputValue()).toBe('')
  })
})
