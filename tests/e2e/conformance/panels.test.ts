import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { send } from '../harness/buildingSurveyor'
import { formAnswers } from '../harness/formAnswers'
import { answering, siteUnderTest } from '../harness/siteUnderTest'
import { expectFit, fieldOf, kitchenFormAddress, openKitchenForm, section } from './kitchenForm'

const site = siteUnderTest()

/** Segments come once somebody is there: any key says so. */
const touch = (page: Page) => page.keyboard.press('Shift')

async function momentField(page: Page, kind: string) {
  const field = fieldOf(section(page, 'optional'), kind)
  await touch(page)
  await field.locator('.fy-segments').waitFor()
  const shown = () =>
    field
      .locator('.fy-segments')
      .evaluate((group) => (group.textContent ?? '').replace(/[\u2066\u2069]/g, '').replace(/\u202f/g, ' '))
  const stored = () => field.locator('[type="hidden"][name]').inputValue()
  return { field, shown, stored, segments: field.locator('.fy-segment[tabindex]') }
}

async function openPanel(page: Page, kind: string) {
  const moment = await momentField(page, kind)
  await moment.field.getByRole('button', { name: /^Choose/ }).click()
  const panel = moment.field.getByRole('dialog', { name: /^Choose/ })
  await panel.waitFor()
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  return { ...moment, panel }
}

const panels = ['date', 'datetime-local', 'date-range']

it.each([1280, 360])(
  '[FK-11] [FK-12] [FK-13] [FK-24] the calendars are accessible and in sight at %i px',
  async (width) => {
    const page = await openKitchenForm(site, width)
    const view = page.viewportSize() ?? { width: 0, height: 0 }
    for (const kind of panels) {
      const { panel, field } = await openPanel(page, kind)
      await expectFit(page)
      const box = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      // Scrolling ends on whole pixels.
      expect(box.y + box.height, kind).toBeLessThan(view.height + 1)
      expect(box.x + box.width, kind).toBeLessThan(view.width + 1)
      await page.keyboard.press('Escape')
      await expect.poll(() => panel.count(), { message: kind }).toBe(0)
      await expect
        .poll(() => field.evaluate((element) => element.contains(document.activeElement)), { message: kind })
        .toBe(true)
    }
  },
)

describe('the segments of a day or a time', () => {
  it('[FK-24] each kind is typed straight through, and Backspace takes it away', async () => {
    const page = await openKitchenForm(site)
    for (const [kind, keys, shows, value] of [
      ['date', '12031990', '12/03/1990', '1990-03-12'],
      ['time', '230p', '2:30 pm', '14:30'],
      ['datetime-local', '05122026945a', '05/12/2026 9:45 am', '2026-12-05T09:45'],
      ['date-range', '0512202602012027', '05/12/2026 - 02/01/2027', '2026-12-05/2027-01-02'],
    ] as const) {
      const { field, segments, shown, stored } = await momentField(page, kind)
      await field.locator('.fy-field__label').click()
      await page.keyboard.type(keys)
      await expect.poll(() => shown()).toBe(shows)
      await expect.poll(() => stored()).toBe(value)
      await segments.last().focus()
      for (let presses = 0; presses < 24; presses += 1) await page.keyboard.press('Backspace')
      await expect.poll(() => stored(), { message: kind }).toBe('')
    }
  })

  it('[FK-11] what is half filled in stays, is refused when left, and is not sent; a date is pasted as it is written here or elsewhere', async () => {
    const page = await openKitchenForm(site)
    const { field, segments, shown, stored } = await momentField(page, 'date')
    await segments.first().click()
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await field.getByText('Must be a valid date').waitFor()
    await expect.poll(() => shown()).toBe('12/mm/yyyy')
    await send(page)
    await page.getByRole('link', { name: /: Must be a valid date$/ }).click()
    await expect
      .poll(() => segments.first().evaluate((element) => element === document.activeElement))
      .toBe(true)
    await expectFit(page)
    await field.getByRole('button', { name: /^Clear/ }).click()
    await expect.poll(() => field.getByText('Must be a valid date').count()).toBe(0)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [text, value] of [
      ['12/03/1990', '1990-03-12'],
      ['1991-03-12', '1991-03-12'],
    ]) {
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted ?? ''), text)
      await segments.nth(1).click()
      await page.keyboard.press('Control+V')
      await expect.poll(stored).toBe(value)
    }
  })

  it.each([[[1280]], [[360, 320]]])(
    '[FK-11] [FK-12] [FK-13] [FK-14] they take the place of the text without moving anything, and fit, at %j px',
    async (widths) => {
      const page = await site.visit('kitchen', await kitchenFormAddress(site), { width: widths[0] })
      const height = page.viewportSize()?.height ?? 0
      let arrive = () => {}
      const held = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route(/MomentSegments-[\w-]+\.js/, async (route) => {
        await held
        await route.continue()
      })
      await page.reload()
      await formAnswers(page)
      const heightsAt = async (width: number) => {
        await page.setViewportSize({ width, height })
        return page
          .locator('.fy-moment:not([data-kind="branch"] *)')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      }
      await page.locator('.fy-moment input[type="text"]').first().waitFor()
      await expect.poll(() => page.locator('.fy-segments').count()).toBe(0)
      const before = new Map<number, number[]>()
      for (const width of widths) before.set(width, await heightsAt(width))
      await touch(page)
      arrive()
      await page.locator('.fy-segments').first().waitFor()
      await expect.poll(() => page.locator('.fy-moment input[type="text"]').count()).toBe(0)
      for (const width of widths) {
        expect(await heightsAt(width), `at ${width} px`).toEqual(before.get(width))
        await expectFit(page)
      }
    },
  )

  it('[FK-11] is a line of text where its code can not be had, and answers all the same', async () => {
    site.trouble.expect(/ERR_FAILED: GET .*MomentSegments/)
    site.trouble.allow(/dynamically imported module/)
    const page = await site.visit('kitchen', await kitchenFormAddress(site), { width: 1280 })
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(/MomentSegments-[\w-]+\.js/, (route) => failed.then(() => route.abort()))
    await page.reload()
    await answering(page)
    await formAnswers(page)
    const field = fieldOf(section(page, 'optional'), 'date')
    const input = field.locator('input[type="text"]')
    await input.fill('5.12.2026')
    await expect.poll(() => field.getByRole('button').count()).toBe(1)
    fail()
    await expect.poll(() => field.getByRole('button').count()).toBe(0)
    await expect
      .poll(() => input.inputValue(), { message: 'what was being written when it failed' })
      .toBe('5.12.2026')
    await input.press('Tab')
    await expect.poll(() => input.inputValue()).toBe('05/12/2026')
    await expectFit(page)
  })
})

it('[FK-12] [FK-13] a day is chosen and its time typed by keys alone, and two days are set by the mouse', async () => {
  const page = await openKitchenForm(site)
  const { shown, segments, field } = await momentField(page, 'datetime-local')
  await segments.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await field.getByRole('dialog').waitFor()
  await expect
    .poll(() => field.getByRole('dialog').evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(shown).toMatch(/^\d\d\/\d\d\/\d{4}/)
  await page.keyboard.type('945a')
  await expect.poll(() => shown()).toMatch(/^\d\d\/\d\d\/\d{4} 9:45 am$/)

  const range = await openPanel(page, 'date-range')
  const { panel } = range
  await panel.getByRole('button', { name: /\b10 / }).first().click()
  await panel.getByRole('button', { name: /\b12 / }).first().click()
  await expect.poll(() => range.shown()).toMatch(/^10\/(\d\d\/\d{4}) - 12\/\1$/)
})

it('[FK-03] [FK-08] [FK-17] a range is empty until touched by hand or key; a number asks for digits and keeps what is typed', async () => {
  const page = await openKitchenForm(site)
  const field = fieldOf(section(page, 'optional'), 'range')
  const slider = field.getByRole('slider')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Not answered')
  await slider.click()
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('50')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => field.locator('.fy-range__value').textContent()).toBe('51')
  await page.keyboard.press('Home')
  await expect.poll(() => field.locator('.fy-range__value').textContent()).toBe('0')
  await field.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Not answered')
  await page.keyboard.press('End')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('100')

  const number = fieldOf(section(page, 'optional'), 'number').locator('[name]')
  await expect.poll(() => number.getAttribute('inputmode')).toBe('decimal')
  await number.fill('1e3x')
  await number.press('Tab')
  await page.getByText('The value must be a number.').waitFor()
  await expect.poll(() => number.inputValue()).toBe('1e3x')
  const search = fieldOf(section(page, 'optional'), 'search').locator('[name]')
  await expect.poll(() => search.getAttribute('type')).toBe('search')
})
