import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type FieldKind, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { resume } from '../harness/buildingSurveyor'
import { fillDateTime } from '../harness/fillDateTime'
import { findViolations, getHorizontalOverflow } from '../harness/findViolations'
import { findDemoJobPath, toApplyPath } from '../harness/jobPaths'
import type { Site } from '../harness/setUpSite'
import { waitForHydratedForm } from '../harness/waitForHydratedForm'

/** Opens the demo form that has every field kind, optional and required, as a new visitor. */
export async function openKitchenForm(site: Site, width = 1280): Promise<Page> {
  const page = await site.visit('kitchen', await getKitchenFormPath(site), { width })
  await waitForHydratedForm(page)
  // The first interaction loads the code of groups, which are then rendered and move the fields below them.
  await page.keyboard.press('Shift')
  await page.locator('.fy-form:not(:has(.fy-plain-group__row, .fy-structure__coming))').waitFor()
  await getField(getSection(page, 'required'), 'file').waitFor({ state: 'attached' })
  return page
}

export const getKitchenFormPath = async (site: Site) =>
  toApplyPath(await findDemoJobPath(site, 'kitchen', 'Every kind'))

/**
 * Expects that axe reports no violation in this field and that the page does not scroll horizontally. `kinds.test.ts`
 * checks the whole form.
 */
export async function expectAccessibleField(field: Locator): Promise<void> {
  expect(await getHorizontalOverflow(field.page()), 'px of sideways scroll').toBe(0)
  expect(await findViolations(field.page(), field)).toEqual([])
}

/** Holds back a script until the returned function is called with `continue` or `abort`. */
export async function holdScript(page: Page, address: RegExp) {
  let release: (outcome: 'continue' | 'abort') => void = () => undefined
  const outcomePromise = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => route[await outcomePromise]())
  return release
}

/** Returns one of the two sections that have a field of every kind. */
export const getSection = (page: Page, sectionName: 'optional' | 'required'): Locator =>
  page.getByRole('group', { name: `Every kind, ${sectionName}`, exact: true })

/** Returns the first field of this kind in a section. */
export const getField = (container: Locator, kind: string): Locator =>
  container.locator(`.fy-field[data-kind="${kind}"]`).first()

const picture = { name: 'me.png', mimeType: 'image/png', buffer: createPixelPng() }

/** Answers a field through its control; text controls get the sample value of the field's kind. */
export async function answerField(field: Locator): Promise<void> {
  const { format, sample } = kinds[((await field.getAttribute('data-kind')) ?? '') as FieldKind]
  const control = field.locator('[name]').first()
  const type = await control.evaluate((element) =>
    element.role === 'combobox' ? 'list' : (element as HTMLInputElement).type,
  )
  switch (type) {
    case 'radio':
    case 'checkbox':
      return control.check()
    case 'range':
      return control.press('End')
    case 'file': {
      const accept = (await control.getAttribute('accept')) ?? ''
      return control.setInputFiles(accept.includes('image/png') ? picture : resume)
    }
    case 'hidden':
      return fillDateTime(field, String(format(sample([]))).replace(/\W/g, ''))
    case 'list':
      await control.click()
      return field.getByRole('option').nth(1).click()
    default:
      return control.fill(String(sample([])))
  }
}

/** Returns a PNG image of one pixel. */
function createPixelPng(): Buffer {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return Buffer.from(base64, 'base64')
}
