import { expect, it } from 'vitest'
import { field } from './harness/buildingSurveyor'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

it('[JD-07] [FK-28] the editor makes a group with its fields, shows it while it is made, and says what changed', async () => {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByRole('link', { name: 'Form fields of Harbour City Council' }).click()
  const kind = page.getByRole('combobox', { name: /^Kind of the new field/ }).first()
  await kind.click()
  await page.getByRole('option', { name: 'Group of fields that repeats' }).click()
  await page.getByRole('button', { name: 'Add a field', exact: true }).click()
  await page.locator('[name="label"]:focus').fill('Boats')
  await field(page, 'itemLabel').fill('Boat')
  await field(page, 'rowsMin').fill('1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('A group needs a field at least').waitFor()
  await page.getByRole('button', { name: 'Add a field to the group' }).click()
  await page.locator('[name="label"]:focus').fill('Name of the boat')
  await expect.poll(() => page.locator('.fy-preview').textContent()).toContain('Name of the boat')
  await expectFitAtEveryWidth(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/form fields is live/).waitFor()
  await page.getByText('Boats: Name of the boat').first().waitFor()
})
