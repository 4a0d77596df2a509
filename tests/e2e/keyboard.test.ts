import { expect, it } from 'vitest'
import { resume, waitForReceipt } from './harness/buildingSurveyor'
import { getJobPath } from './harness/jobPaths'
import { tabTo, typeIntoField } from './harness/keyboard'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

it('a visitor skips to the content and applies for a job by keyboard alone', async () => {
  const list = await site.visit('harbour', '/')
  await list.getByRole('table').waitFor()
  await list.keyboard.press('Tab')
  await list.keyboard.press('Enter')
  await list.keyboard.press('Tab')
  await expect.poll(() => list.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  const details = await getJobPath(list, 'Building Surveyor')
  const newTab = list.context().waitForEvent('page')
  await tabTo(list.locator(`a[href="${details}"]`))
  await list.keyboard.press('Enter')
  const page = await newTab
  await page.getByRole('heading', { level: 1, name: 'Building Surveyor' }).waitFor()
  await tabTo(page.getByRole('link', { name: 'Apply' }))
  await page.keyboard.press('Enter')
  await waitForHydratedForm(page)

  await typeIntoField(page, 'firstName', 'Grace')
  await typeIntoField(page, 'surname', 'Keyboard')
  await typeIntoField(page, 'email', 'grace@example.org')
  await typeIntoField(page, 'mobile', '0400 333 444')
  await tabTo(page.locator('[name="workStatus"]'))
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page.locator('[id$="--resume"]'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(resume)
  for (const licence of ['licence-1', 'licence-2']) {
    await tabTo(page.locator(`[name="${licence}"]`))
    await page.keyboard.press('Space')
  }
  await tabTo(page.getByRole('spinbutton'))
  await page.keyboard.type('30/06/2031')
  await tabTo(page.getByRole('button', { name: 'Send application' }))
  await page.keyboard.press('Enter')
  await waitForReceipt(page)
  await page.getByRole('main').getByText('Building Surveyor', { exact: true }).waitFor()
})
