import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { compileValidatorSource } from '../../../src/schemas/validation/compileValidatorSource'
import { accessibilityFindings, sidewaysScroll } from '../harness/accessibilityFindings'
import { type FormPage, openFormPage } from '../harness/formPage'
import { rowsForm } from './rowsForm'

/** A group that repeats, as people meet it: by keys, by mouse, by a thumb. */
let page: Page
let close: FormPage['close'] | undefined

beforeAll(async () => {
  const validator = compileValidatorSource(rowsForm().schema)
  const opened = await openFormPage('tests/e2e/conformance/rowsEntry.tsx', { '/validator.js': validator })
  page = opened.page
  close = opened.close
})
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  await page.getByRole('button', { name: 'Add referee' }).waitFor()
})
afterAll(() => close?.())

const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent
  })
const names = () =>
  page.getByLabel(/^Name/).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))

/** Two referees, typed by keys alone. */
async function addTwo() {
  await page.getByRole('button', { name: 'Add referee' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.getByRole('button', { name: 'Add referee' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Grace')
}

it('by keys alone: two rows, a forgotten answer that one is led to, and it is sent', async () => {
  await addTwo()
  expect(await focused()).toBe('referees/1/name')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  const link = page.getByRole('region').getByRole('link', { name: 'Referee 2: Email' })
  await link.waitFor()
  expect(await focused()).toBe('referees/1/email')
  await page.keyboard.type('grace@example.com')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await page.waitForFunction(() => document.title.startsWith('sent'))
  expect(JSON.parse((await page.title()).slice('sent '.length))).toMatchObject([
    { name: 'Ada', email: 'ada@example.com' },
    { name: 'Grace', email: 'grace@example.com' },
  ])
})

it('the focus follows a row that moves by an arrow key, and goes to the next when one is removed', async () => {
  await addTwo()
  await page.getByRole('button', { name: 'Move Referee 2', exact: true }).press('ArrowUp')
  expect(await names()).toEqual(['Grace', 'Ada'])
  expect(await focused()).toBe('Move Referee 1')
  await page.getByRole('button', { name: 'Remove Referee 1' }).press('Enter')
  expect(await names()).toEqual(['Ada'])
  expect(await focused()).toBe('Referee 1')
  await page.getByRole('button', { name: 'Remove Referee 1' }).press('Enter')
  expect(await focused()).toBe('Add referee')
})

it('a row is dragged past another, and Escape brings it back', async () => {
  await addTwo()
  const grip = page.getByRole('button', { name: 'Move Referee 1', exact: true })
  const drag = async () => {
    await grip.hover()
    await page.mouse.down()
    const other = await page.locator('.fy-list__row').nth(1).boundingBox()
    await page.mouse.move((other?.x ?? 0) + 30, (other?.y ?? 0) + (other?.height ?? 0), { steps: 8 })
  }
  await drag()
  await page.mouse.up()
  expect(await names()).toEqual(['Grace', 'Ada'])
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await names()).toEqual(['Grace', 'Ada'])
})

it.each([1280, 360])('nothing is inaccessible, and nothing scrolls sideways, at %d px', async (width) => {
  await page.setViewportSize({ width, height: 800 })
  await addTwo()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('region').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
