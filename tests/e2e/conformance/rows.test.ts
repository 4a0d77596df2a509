import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { compileValidatorSource } from '../../../src/schemas/validators/compileValidatorSource'
import { listFaultsAtEveryWidth } from '../harness/everyWidth'
import { type FormPage, openFormPage } from '../harness/formPage'
import { buildRowsForm } from './buildRowsForm'

/** Tests a repeating group by keyboard, mouse and touch. */
let page: Page
let close: FormPage['close'] | undefined

beforeAll(async () => {
  const validator = compileValidatorSource(buildRowsForm().schema)
  const opened = await openFormPage('tests/e2e/conformance/rowsEntry.tsx', {
    '/validator.js': validator,
    '/longValidator.js': compileValidatorSource(buildRowsForm(2000).schema),
  })
  page = opened.page
  close = opened.close
})
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(new URL('/', page.url()).href)
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

/** Adds two referees by keyboard only; the second one without an email address. */
async function addTwoReferees() {
  await page.getByRole('button', { name: 'Add referee' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@example.com')
  await page.getByRole('button', { name: 'Add referee' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Grace')
}

it('rows are added, corrected and sent by keys alone, and are accessible at every width', async () => {
  await addTwoReferees()
  await expect.poll(() => focused()).toBe('referees/1/name')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  const link = page.getByRole('region').getByRole('link', { name: 'Referee 2: Email' })
  await link.waitFor()
  await expect.poll(() => focused()).toBe('referees/1/email')
  expect(await listFaultsAtEveryWidth(page)).toEqual([])
  await page.keyboard.type('grace@example.com')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await page.waitForFunction(() => document.title.startsWith('sent'))
  expect(JSON.parse((await page.title()).slice('sent '.length))).toMatchObject([
    { name: 'Ada', email: 'ada@example.com' },
    { name: 'Grace', email: 'grace@example.com' },
  ])
})

it('a row is moved by an arrow key and by dragging, Escape cancels a drag, and the focus stays on the moved row', async () => {
  await addTwoReferees()
  const grip = page.getByRole('button', { name: 'Move Referee 1', exact: true })
  const drag = async () => {
    await grip.hover()
    await page.mouse.down()
    const other = await page.locator('.fy-list__row').nth(1).boundingBox()
    await page.mouse.move((other?.x ?? 0) + 30, (other?.y ?? 0) + (other?.height ?? 0), { steps: 8 })
  }
  await drag()
  await page.mouse.up()
  await expect.poll(() => names()).toEqual(['Grace', 'Ada'])
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => names()).toEqual(['Grace', 'Ada'])
  await page.getByRole('button', { name: 'Move Referee 2', exact: true }).press('ArrowUp')
  await expect.poll(() => names()).toEqual(['Ada', 'Grace'])
  await expect.poll(() => focused()).toBe('Move Referee 1')
  await page.getByRole('button', { name: 'Remove Referee 1' }).press('Enter')
  await expect.poll(() => names()).toEqual(['Grace'])
  await expect.poll(() => focused()).toBe('Referee 1')
})

it('a row is dragged by a finger, and the page scrolls only when the finger reaches the edge of the window', async () => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto(new URL('/?rows=30', page.url()).href)
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const folded = page.locator('.fy-list__summary')
  const grip = page.getByRole('button', { name: 'Move Referee 1', exact: true })
  await grip.scrollIntoViewIfNeeded()
  const from = await grip.boundingBox()
  const third = await page.locator('.fy-list__row').nth(2).boundingBox()
  const x = (from?.x ?? 0) + 10
  const scrolled = await page.evaluate(() => window.scrollY)
  await finger('touchStart', x, (from?.y ?? 0) + 10)
  const steps = 12
  const to = (third?.y ?? 0) + (third?.height ?? 0) - 4
  for (let step = 1; step <= steps; step++)
    await finger('touchMove', x, (from?.y ?? 0) + 10 + ((to - (from?.y ?? 0)) * step) / steps)
  await expect.poll(() => folded.first().textContent()).toContain('Person 2')
  await expect.poll(() => folded.nth(2).textContent()).toContain('Person 1,')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await finger('touchMove', x, 630)
  await expect.poll(() => folded.nth(14).textContent()).toContain('Person 1,')
  await finger('touchEnd')
  await page
    .getByRole('status')
    .filter({ hasText: /^Referee 1 is now \d+ of 30$/ })
    .waitFor()
  await touch.detach()
})

it('a list of a thousand rows renders only rows near the window, and the focus reaches any other row', async () => {
  const rendered = () => page.locator('.fy-list__row').count()
  await page.goto(new URL('/?rows=1000', page.url()).href)
  await page.getByRole('button', { name: 'Add referee' }).waitFor()
  await expect.poll(() => rendered()).toBeLessThan(300)
  await page.getByRole('button', { name: 'Move Referee 1', exact: true }).press('End')
  await expect.poll(() => focused()).toBe('Move Referee 1000')
  await expect.poll(() => page.locator('.fy-list__summary').last().textContent()).toContain('Person 1,')
  await page.keyboard.press('Home')
  await expect.poll(() => focused()).toBe('Move Referee 1')
  await page.getByRole('button', { name: 'Add referee' }).click()
  await expect.poll(() => focused()).toBe('referees/1000/name')
  await page.keyboard.type('Ada')
  await page.getByRole('button', { name: 'Remove Referee 1001' }).press('Enter')
  await expect.poll(() => focused()).toContain('Referee 1000')

  // An error in a row that is not rendered is found.
  await page.evaluate(() => window.scrollTo(0, 0))
  const row = page.locator('.fy-list__row').filter({ hasText: 'Person 3,' })
  await row.locator('.fy-list__fold').click()
  await page.getByLabel(/^Email/).fill('nobody')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await page
    .getByText(/^Person 50\d, /)
    .first()
    .waitFor()
  await expect.poll(() => rendered()).toBeLessThan(300)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const last = page.locator('.fy-list__row').last()
  await last.locator('.fy-list__fold').click()
  await last.getByLabel(/^Name/).fill('')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => focused()).toBe('referees/2/email')
  await page.getByRole('region').getByRole('link', { name: 'Referee 1000: Name' }).click()
  await expect.poll(() => focused()).toBe('referees/999/name')
})
