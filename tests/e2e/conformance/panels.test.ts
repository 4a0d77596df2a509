import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { siteUnderTest } from '../harness/siteUnderTest'
import { expectFit, fieldOf, openKitchenForm, section } from './kitchenForm'

const site = siteUnderTest()

async function openPanel(page: Page, kind: string) {
  const field = fieldOf(section(page, 'optional'), kind)
  await field.getByRole('button', { name: /^Choose/ }).click()
  const panel = field.getByRole('dialog', { name: /^Choose/ })
  await panel.waitFor()
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  return { field, panel, input: field.locator('[name]').first() }
}

const panels = ['date', 'datetime-local', 'date-range', 'time']

it.each([1280, 360])(
  '[FK-11] [FK-12] [FK-13] [FK-14] [FK-24] the panels beside the text are accessible and in sight at %i px',
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
      expect(await panel.count(), kind).toBe(0)
      expect(await field.evaluate((element) => element.contains(document.activeElement)), kind).toBe(true)
    }
  },
)

it('[FK-14] a time is set by keys alone', async () => {
  const page = await openKitchenForm(site)
  const { input, panel } = await openPanel(page, 'time')
  await page.keyboard.type('230p')
  expect(await input.inputValue()).toBe('2:30 PM')
  await page.keyboard.press('Enter')
  expect(await panel.count()).toBe(0)
})

it('[FK-12] a day and its time are set by keys alone', async () => {
  const page = await openKitchenForm(site)
  const { input } = await openPanel(page, 'datetime-local')
  await page.keyboard.press('Enter')
  await expect.poll(() => input.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/)
  await page.keyboard.type('945a')
  expect(await input.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4} 9:45 AM$/)
})

it('[FK-13] two days are set by the mouse', async () => {
  const page = await openKitchenForm(site)
  const { input, panel } = await openPanel(page, 'date-range')
  await panel.getByRole('button', { name: /\b10 / }).first().click()
  await panel.getByRole('button', { name: /\b12 / }).first().click()
  expect(await input.inputValue()).toMatch(/^10\/(\d\d\/\d{4}) - 12\/\1$/)
})

it('[FK-17] a range is empty until it is touched; a touch where it stands counts, and so does the keyboard', async () => {
  const page = await openKitchenForm(site)
  const field = fieldOf(section(page, 'optional'), 'range')
  const slider = field.getByRole('slider')
  expect(await slider.getAttribute('aria-valuetext')).toBe('Not answered')
  await slider.click()
  expect(await slider.getAttribute('aria-valuetext')).toBe('50')
  await page.keyboard.press('ArrowRight')
  expect(await field.locator('.fy-range__value').textContent()).toBe('51')
  await page.keyboard.press('Home')
  expect(await field.locator('.fy-range__value').textContent()).toBe('0')
  await field.getByRole('button', { name: 'Clear' }).click()
  expect(await slider.getAttribute('aria-valuetext')).toBe('Not answered')
  await page.keyboard.press('End')
  expect(await slider.getAttribute('aria-valuetext')).toBe('100')
})

it('[FK-08] [FK-03] a number asks for digits and keeps what is typed, a search for words', async () => {
  const page = await openKitchenForm(site)
  const number = fieldOf(section(page, 'optional'), 'number').locator('[name]')
  expect(await number.getAttribute('inputmode')).toBe('decimal')
  await number.fill('1e3x')
  await number.press('Tab')
  await page.getByText('The value must be a number.').waitFor()
  expect(await number.inputValue()).toBe('1e3x')
  const search = fieldOf(section(page, 'optional'), 'search').locator('[name]')
  expect(await search.getAttribute('type')).toBe('search')
})
