import { expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

it('[JD-07] [FK-28] the editor adds a group with its fields, previews it, and lists the change', async () => {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByLabel('More actions for Harbour City Council').click()
  await page.getByRole('link', { name: 'Form fields: Harbour City Council' }).click()
  const kind = page.getByRole('combobox', { name: /^Field type/ }).first()
  await kind.click()
  await page.getByRole('option', { name: 'Repeating group of fields' }).click()
  await page.getByRole('button', { name: 'Add a field', exact: true }).click()
  await page.locator('[name="label"]:focus').fill('Boats')
  await getField(page, 'itemLabel').fill('Boat')
  await getField(page, 'rowsMin').fill('1')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('A group needs at least one field').waitFor()
  await page.getByRole('button', { name: 'Add a field to the group' }).click()
  await page.locator('[name="label"]:focus').fill('Name of the boat')
  await expect
    .poll(() => page.getByRole('region', { name: 'Preview', exact: true }).textContent())
    .toContain('Name of the boat')
  await expectNoFaultsAtEveryWidth(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/form fields is live/).waitFor()
  await page.getByText('Boats: Name of the boat').first().waitFor()
})
