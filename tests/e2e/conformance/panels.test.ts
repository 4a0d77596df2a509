import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setUpSite, waitForHydration } from '../harness/setUpSite'
import { waitForHydratedForm } from '../harness/waitForHydratedForm'
import {
  expectAccessibleField,
  getField,
  getKitchenFormPath,
  getSection,
  holdScript,
  openKitchenForm,
} from './kitchenForm'

/** `DateTimeField.test.tsx` and `RangeWidget.test.tsx` test which values these fields accept, in jsdom. */
const site = setUpSite()

const segmentsCode = /MomentSegments-[\w-]+\.js/

/** The visitor's first key press loads the segments. */
const loadSegments = (page: Page) => page.keyboard.press('Shift')

const expectFocusWithin = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true)

async function getDateTimeField(page: Page, kind: string) {
  const field = getField(getSection(page, 'optional'), kind)
  await loadSegments(page)
  await field.locator('.fy-segments').waitFor()
  const shown = () =>
    field
      .locator('.fy-segments')
      .evaluate((group) => (group.textContent ?? '').replace(/[\u2066\u2069]/g, '').replace(/\u202f/g, ' '))
  const stored = () => field.locator('[type="hidden"][name]').inputValue()
  return { field, shown, stored, segments: field.locator('.fy-segment[tabindex]') }
}

async function openPanel(page: Page, kind: string) {
  const moment = await getDateTimeField(page, kind)
  await moment.field.getByRole('button', { name: /^Choose/ }).click()
  const panel = moment.field.getByRole('dialog', { name: /^Choose/ })
  await panel.waitFor()
  await expectFocusWithin(panel)
  return { ...moment, panel }
}

it('[FK-11] [FK-12] [FK-13] [FK-24] the calendars are accessible and in the window on a phone and a desktop; a date or time is typed without separators, pasted, chosen by keys, and chosen by the mouse', async () => {
  const page = await openKitchenForm(site, 360)
  for (const view of [
    { width: 360, height: 780 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(view)
    for (const kind of ['date', 'datetime-local', 'date-range']) {
      const { panel, field } = await openPanel(page, kind)
      await expectAccessibleField(field)
      const box = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      // Scrolling ends on whole pixels.
      expect(box.y + box.height, kind).toBeLessThan(view.height + 1)
      expect(box.x + box.width, kind).toBeLessThan(view.width + 1)
      await page.keyboard.press('Escape')
      await expect.poll(() => panel.count(), { message: kind }).toBe(0)
      await expectFocusWithin(field)
    }
  }

  for (const [kind, keys, shows, value] of [
    ['date', '12031990', '12/03/1990', '1990-03-12'],
    ['time', '230p', '2:30 pm', '14:30'],
    ['datetime-local', '05122026945a', '05/12/2026 9:45 am', '2026-12-05T09:45'],
    ['date-range', '0512202602012027', '05/12/2026 - 02/01/2027', '2026-12-05/2027-01-02'],
  ] as const) {
    const { field, segments, shown, stored } = await getDateTimeField(page, kind)
    await field.locator('.fy-field__label').click()
    await page.keyboard.type(keys)
    await expect.poll(() => shown()).toBe(shows)
    await expect.poll(() => stored()).toBe(value)
    await segments.last().focus()
    for (let presses = 0; presses < 24; presses += 1) await page.keyboard.press('Backspace')
    await expect.poll(() => stored(), { message: kind }).toBe('')
  }
  const date = await getDateTimeField(page, 'date')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('1991-03-12'))
  await date.segments.nth(1).click()
  await page.keyboard.press('Control+V')
  await expect.poll(date.stored).toBe('1991-03-12')

  const { shown, segments, field } = await getDateTimeField(page, 'datetime-local')
  await segments.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await field.getByRole('dialog').waitFor()
  await expectFocusWithin(field.getByRole('dialog'))
  await page.keyboard.press('Enter')
  await expect.poll(shown).toMatch(/^\d\d\/\d\d\/\d{4}/)
  await page.keyboard.type('945a')
  await expect.poll(() => shown()).toMatch(/^\d\d\/\d\d\/\d{4} 9:45 am$/)

  const range = await openPanel(page, 'date-range')
  await range.panel.getByRole('button', { name: /\b10 / }).first().click()
  await range.panel.getByRole('button', { name: /\b12 / }).first().click()
  await expect.poll(() => range.shown()).toMatch(/^10\/(\d\d\/\d{4}) - 12\/\1$/)
})

it('[FK-11] [FK-12] [FK-13] [FK-14] the segments replace the text inputs without moving anything, at 1280, 360 and 320 px', async () => {
  const page = await site.visit('kitchen', await getKitchenFormPath(site), { width: 360 })
  const height = page.viewportSize()?.height ?? 0
  const release = await holdScript(page, segmentsCode)
  await page.reload()
  await waitForHydratedForm(page)
  const heightsAt = async (width: number) => {
    await page.setViewportSize({ width, height })
    return page
      .locator('.fy-moment:not([data-kind="branch"] *)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  }
  await page.locator('.fy-moment input[type="text"]').first().waitFor()
  await expect.poll(() => page.locator('.fy-segments').count()).toBe(0)
  const widths = [1280, 360, 320]
  const before = new Map<number, number[]>()
  for (const width of widths) before.set(width, await heightsAt(width))
  await loadSegments(page)
  release('continue')
  await page.locator('.fy-segments').first().waitFor()
  await expect.poll(() => page.locator('.fy-moment input[type="text"]').count()).toBe(0)
  for (const width of widths) {
    expect(await heightsAt(width), `at ${width} px`).toEqual(before.get(width))
    for (const kind of ['date', 'time', 'datetime-local', 'date-range'])
      await expectAccessibleField(getField(getSection(page, 'optional'), kind))
  }
})

it('[FK-11] a date is a text input if the code of its segments cannot be loaded, and can still be answered', async () => {
  site.problems.expect(/ERR_FAILED: GET .*MomentSegments/)
  site.problems.allow(/dynamically imported module/)
  const page = await site.visit('kitchen', await getKitchenFormPath(site), { width: 1280 })
  const release = await holdScript(page, segmentsCode)
  await page.reload()
  await waitForHydration(page)
  await waitForHydratedForm(page)
  const field = getField(getSection(page, 'optional'), 'date')
  const input = field.locator('input[type="text"]')
  await input.fill('5.12.2026')
  await expect.poll(() => field.getByRole('button').count()).toBe(1)
  release('abort')
  await expect.poll(() => field.getByRole('button').count()).toBe(0)
  await expect
    .poll(() => input.inputValue(), { message: 'the text that was typed before loading failed' })
    .toBe('5.12.2026')
  await input.press('Tab')
  await expect.poll(() => input.inputValue()).toBe('05/12/2026')
  await expectAccessibleField(field)
})
