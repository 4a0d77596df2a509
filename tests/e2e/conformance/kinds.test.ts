import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type FieldKind, fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { sendApplication, waitForReceipt } from '../harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from '../harness/everyWidth'
import { setUpSite } from '../harness/setUpSite'
import { answerField, getField, getSection, openKitchenForm } from './kitchenForm'

const site = setUpSite()

const shown = fieldKinds.filter((kind) => kinds[kind].isShown)

/**
 * Returns the required field of this kind; if possible the one with options, because an unticked toggle is a valid
 * answer.
 */
const requiredField = (page: Page, kind: FieldKind): Locator =>
  kinds[kind].options === 'possible'
    ? getSection(page, 'required').locator(`[data-kind="${kind}"][data-choices]`)
    : getField(getSection(page, 'required'), kind)

const hasFocus = (field: Locator) => field.evaluate((element) => element.contains(document.activeElement))

/** Checks the whole form. The browser does not render parts that are out of sight, so they are rendered first. */
async function expectFit(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.fy-form__part'))
      part.style.contentVisibility = 'visible'
  })
  await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
}

/** Expects an error at the required field of every kind, and that the summary's link moves the focus into the field. */
async function followSummary(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'The form is missing mandatory fields' })
  await summary.waitFor()
  for (const kind of shown) {
    const field = requiredField(page, kind)
    await expect.poll(() => field.getByText('A response is required').count(), { message: kind }).toBe(1)
    await expect
      .poll(() => field.locator('[aria-invalid="true"]').count(), { message: kind })
      .toBeGreaterThan(0)
    const label = await field
      .locator('.fy-field__label')
      .evaluate((element) => element.firstChild?.textContent?.trim())
    await summary.getByRole('link', { name: label ?? '', exact: true }).click()
    await expect.poll(() => hasFocus(field), { message: kind }).toBe(true)
  }
}

it('[FK-01] [FK-02] [FK-03] [FK-04] [FK-05] [FK-06] [FK-07] [FK-08] [FK-09] [FK-10] [FK-11] [FK-12] [FK-13] [FK-14] [FK-15] [FK-16] [FK-17] [FK-18] [FK-19] [FB-07] every kind of field is accessible at every width when empty, refused and answered, and its answer is received', {
  timeout: 120_000,
}, async () => {
  const page = await openKitchenForm(site, 360)
  await expectFit(page)
  await sendApplication(page)
  await followSummary(page)
  await expectFit(page)

  await page.locator('[name="firstName"]').fill('Kit')
  await page.locator('[name="surname"]').fill('Chen')
  await page.locator('[name="email"]').fill('kit@example.org')
  await page.locator('[name="mobile"]').fill('0400 111 222')
  await page.locator('[name="custom-103"]').fill('12')
  for (const which of ['optional', 'required'] as const)
    for (const field of await getSection(page, which).locator('.fy-field').all()) await answerField(field)
  await expectFit(page)
  await sendApplication(page)
  await waitForReceipt(page)
})

it('[FK-26] the Tab key reaches every kind of field and shows a focus ring', async () => {
  const page = await openKitchenForm(site)
  await page.locator('[name="notes"]').focus()
  const reached = new Set<string>()
  const unseen: string[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab')
    const { kind, shows, html } = await page.evaluate(() => {
      const at = document.activeElement
      const ring = (element: Element | null) => element && getComputedStyle(element).outlineStyle !== 'none'
      const around = at?.closest('.fy-choice, .fy-file')
      const seen = ring(at) || ring(around ?? null) || around?.querySelector('label') !== null
      return { kind: at?.closest('[data-kind]')?.getAttribute('data-kind'), shows: seen, html: at?.outerHTML }
    })
    if (kind) reached.add(kind)
    if (kind && !shows) unseen.push(`${kind}: ${html}`)
    if (await hasFocus(getSection(page, 'required').locator('.fy-field').last())) break
  }
  expect(unseen).toEqual([])
  // Repeating groups are not a kind and have other buttons.
  expect([...reached].filter((kind) => kind !== 'branch').sort()).toEqual([...shown].sort())
})
