import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isFocused, tabTo, typeIntoField } from './harness/keyboard'
import { setUpSite } from './harness/setUpSite'
import { accounts, landingPages, signIn } from './harness/signIn'
import { expectFocus } from './harness/vacancyEditor'

const site = setUpSite()

async function signInByKeys(): Promise<Page> {
  const page = await site.visit('harbour', '/home/login')
  await typeIntoField(page, 'username', accounts.harbour.username)
  await typeIntoField(page, 'password', accounts.harbour.password)
  await page.keyboard.press('Enter')
  const { path, title } = landingPages.harbour
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return page
}

/** Opens the Dashboard's menu and follows one of its links. */
async function goTo(page: Page, path: string): Promise<void> {
  await tabTo(page.getByRole('button', { name: 'Dashboard' }))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('banner').locator(`a[href="${path}"]`))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
}

/** The panel of the open application. */
const getPanel = (page: Page) => page.getByRole('region', { name: /^Application of / })

it('[AP-05] [AP-06] [RT-11] [SE-02] [LY-03] an administrator opens ten applications and changes their status with three key presses each, resubmits one, and orders the form fields, by keyboard alone', async () => {
  const page = await signInByKeys()
  await page.getByRole('table').waitFor()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  for (let place = 1; place <= 10; place += 1) {
    await press('j')
    await page.getByRole('group', { name: `${place} of 25` }).waitFor()
    const name = (await getPanel(page).getByRole('heading').first().textContent()) ?? ''
    const heading = getPanel(page).getByRole('heading', { name, exact: true })
    await expect.poll(() => isFocused(heading)).toBe(true)
    await press('e')
    await page.getByRole('heading', { name: `Preview for ${name}` }).waitFor()
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Change status', exact: true })
    await expect.poll(() => confirm.isEnabled()).toBe(true)
    await press('Control+Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(heading)).toBe(true)
    const change = getPanel(page)
      .getByRole('listitem')
      .filter({ hasText: /shown on/ })
    await change.first().waitFor({ state: 'attached' })
  }
  expect(keys).toBe(30)
  await tabTo(getPanel(page).getByRole('link', { name: 'Close' }))
  await page.keyboard.press('Enter')

  await typeIntoField(page, 'applicantName', 'Sam')
  await page.waitForURL(/applicantName=Sam/)
  await tabTo(page.locator('[id^="application-"]'))
  const row = await page.evaluate(() => document.activeElement?.id ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Delivery' }).waitFor()
  await expectFocus(getPanel(page))
  await tabTo(getPanel(page).getByRole('button', { name: 'Resubmit' }))
  await page.keyboard.press('Enter')
  await page.getByText(/^Application ID: \d+ has been marked for resubmission\.$/).waitFor()
  await tabTo(getPanel(page).getByRole('link', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page.locator(`#${row}`))).toBe(true)

  await goTo(page, '/user/settings')
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Application form' }))
  await page.keyboard.press('Enter')
  await page.locator('#move-field-5').waitFor()
  await tabTo(page.locator('#move-field-5'))
  await page.keyboard.press('Home')
  await page.getByText('Birth date moved to place 1 of 9').waitFor()
  await expect.poll(() => isFocused(page.locator('#move-field-5'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.getByText('Birth date moved to place 2 of 9').waitFor()
  await page.keyboard.press('End')
  await page.getByText('Birth date moved to place 9 of 9').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Birth date moved to place 8 of 9').waitFor()
  await tabTo(page.locator('[name="field-5"][value="visible"]'))
  await page.keyboard.press('Space')
  await page
    .getByRole('region', { name: 'Preview', exact: true })
    .locator('[data-lit]')
    .getByText('Birth date')
    .waitFor()
  await tabTo(page.getByRole('button', { name: 'Save changes' }))
  await page.keyboard.press('Enter')
  await page.getByText('The settings have been updated.').waitFor()
})

it('[RT-12] [UM-03] [UM-04] [LY-03] the SuperUser creates and deletes an account by keyboard alone', async () => {
  const page = await signIn(site, 'admin')
  await tabTo(page.locator('#create-user'))
  await page.keyboard.press('Enter')
  for (const [name, value] of [
    ['company', 'Keys Only'],
    ['username', 'keys-only'],
    ['clientCode', 'keys-only'],
    ['password', 'correct-horse-1'],
  ] as const) {
    await typeIntoField(page, name, value)
  }
  await tabTo(page.locator('[name="canAllowUpload"]'))
  await page.keyboard.press('Space')
  await typeIntoField(page, 'maxImportedCount', '20')
  await page.keyboard.press('Enter')
  await page.getByText('Keys Only has been created').waitFor()
  await expect.poll(() => isFocused(page.locator('#create-user'))).toBe(true)
  await tabTo(page.getByLabel('Edit Keys Only'))
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('button', { name: 'Delete', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Confirm deletion of Keys Only' }).waitFor()
  await typeIntoField(page, 'confirmCompany', 'Keys Only')
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await page.getByText('Keys Only has been deleted').waitFor()
  await expect.poll(() => isFocused(page.locator('#create-user'))).toBe(true)
})
