import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth as expectFit } from './harness/everyWidth'
import { followRailLink } from './harness/followRailLink'
import { setUpSite } from './harness/setUpSite'
import { type ClientWithAccount, openSignedIn } from './harness/signIn'

const site = setUpSite()

/** Opens the page on a desktop or, with a width, on a phone with touch. */
const open = (client: ClientWithAccount, path: string, width?: number) =>
  openSignedIn(site, client, path, width)

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Checks a later state of a page that was already checked with all rules: runs all rules at one width only. */
const expectChangeFits = (page: Page) => expectFit(page, { fullCheckWidth: 360 })

describe('at every width axe finds nothing and nothing scrolls sideways', () => {
  it('[AP-03] [AP-05] [AP-06] on Submitted Applications: selected, queued, exporting, open, without results, and for a missing application', async () => {
    const page = await open('harbour', '/applicant/viewapplications', 360)
    const boxes = page.getByRole('checkbox', { name: /^Select the application of/ })
    await boxes.nth(2).check()
    await boxes.nth(4).check()
    await expectFit(page, { includesDark: true })
    await button(page, /^Resubmit 2/).click()
    await page.getByText('Queued again').first().waitFor()
    await expectChangeFits(page)
    await button(page, 'Export').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Export CSV' }).waitFor()
    await expectChangeFits(page)
    await page.keyboard.press('Escape')
    await page.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications?isOpened=true`)
    await page
      .getByRole('link', { name: /^Open the application of/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Delivery' }).waitFor()
    await expectFit(page, { includesDark: true })
    await page.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications?vacancyName=zzzz`)
    await page.getByText('No applications match').waitFor()
    await expectChangeFits(page)
    site.problems.expect(/^404: GET .*\/api\/applicationDetails\/999999$/)
    await page.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications?id=999999`)
    await page.getByText('There is no such application.').waitFor()
    await expectChangeFits(page)
  })

  it('[SE-01] [SE-02] on Settings: with a chosen image, with the preview, with a refused link, and with the question before leaving', async () => {
    const page = await open('harbour', '/user/settings')
    await page.locator('input[type="file"]').first().setInputFiles('public/clients/harbour/share.png')
    await page.getByRole('img', { name: /share\.png/ }).waitFor()
    const preview = page.getByRole('region', { name: 'Preview', exact: true })
    await expectFit(page, {
      includesDark: true,
      prepare: async (width) => {
        if (width === 768) await button(page, 'Show preview').click()
        await preview.waitFor()
      },
    })
    await getField(page, 'privacyLink').fill('nowhere')
    await button(page, 'Save').click()
    await page.getByRole('heading', { name: 'Couldn’t save' }).waitFor()
    await expectChangeFits(page)
    await followRailLink(page, 'Activity')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await expectFit(page)
  })

  it('[UM-01] [UM-04] [UM-16] [JD-07] on User Management: a refused form, long names, no results, a refused deletion, and an account’s form fields before, while and after a field is added', async () => {
    const page = await open('admin', '/user/create', 360)
    await button(page, 'Create new user').click()
    await button(page, 'Save').click()
    await page.getByRole('heading', { name: 'The form is missing mandatory fields' }).waitFor()
    await expectFit(page)
    for (const [name, value] of [
      ['company', 'Northern Rivers '.repeat(7).slice(0, 100)],
      ['username', 'x'.repeat(100)],
      ['clientCode', 'a'.repeat(63)],
      ['password', 'correct-horse-1'],
      ['maxImportedCount', '999'],
    ] as const) {
      await getField(page, name).fill(value)
    }
    await page.getByRole('radio', { name: 'No' }).check()
    await button(page, 'Save').click()
    await page.getByText(/has been created/).waitFor()
    await expectChangeFits(page)
    // On a phone the notification covers the next button.
    await button(page, /^Dismiss/).click()
    await page.getByText(/has been created/).waitFor({ state: 'detached' })
    await page.getByLabel('Filter Users').fill('nobody at all')
    await page.getByText(/^0 of /).waitFor()
    await expectChangeFits(page)
    await page.getByLabel('Filter Users').fill('')
    await button(page, 'Edit Kitchen Sink').click()
    await button(page, 'Delete').click()
    await page.getByRole('dialog').getByRole('textbox').fill('Kitchen Sink')
    await expectFit(page)
    site.problems.expect(/^409: DELETE .*\/api\/users\/\d+$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Cannot delete this user.').waitFor()
    await expectChangeFits(page)

    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button(page, 'Cancel').press('Enter')
    await page.getByLabel('More actions for Foyer').click()
    await page.getByRole('link', { name: 'Form fields: Foyer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Application form: Foyer' }).waitFor()
    await expectChangeFits(page)
    await button(page, 'Add a field').click()
    await getField(page, 'label').fill('')
    await button(page, 'Save').click()
    await expect.poll(() => getField(page, 'label').getAttribute('aria-invalid')).toBe('true')
    await expectFit(page)
    await getField(page, 'label').fill(
      'What is it that you would most like to learn in your first ninety days with us?',
    )
    await button(page, 'Save').click()
    await page.getByText(/form fields is live/).waitFor()
    await button(page, /^Restore version/)
      .first()
      .waitFor()
    await expectChangeFits(page)
  })
})
