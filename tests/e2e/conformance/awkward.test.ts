import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { compileValidatorSource } from '../../../src/schemas/validators/compileValidatorSource'
import { accessibilityFindings, sidewaysScroll } from '../harness/accessibilityFindings'
import { type FormPage, openFormPage } from '../harness/formPage'
import { awkwardForm } from './awkwardForm'

/** A form never dies of its data: one field degrades, the rest works. */
let page: Page
let close: FormPage['close'] | undefined

beforeAll(async () => {
  const validator = compileValidatorSource(awkwardForm().schema)
  const opened = await openFormPage('tests/e2e/conformance/awkwardEntry.tsx', { '/validator.js': validator })
  page = opened.page
  close = opened.close
})

beforeEach(async () => {
  await page.reload()
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await named('plain').fill('still works')
  await named('pattern').fill('aaa')
})

afterAll(() => close?.())

const named = (name: string) => page.locator(`[name="${name}"]`).first()

async function sent(): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForFunction(() => document.title.startsWith('sent'))
  return JSON.parse((await page.title()).slice('sent '.length))
}

it('a pattern that backtracks hangs neither the field nor the submit', async () => {
  await named('pattern').fill(`${'a'.repeat(28)}!`)
  await named('pattern').press('Tab')
  await expect.poll(() => sent()).toMatchObject({ pattern: `${'a'.repeat(28)}!`, plain: 'still works' })
})

it('a schema nested 20 deep is shown and answered', async () => {
  await page.getByLabel('The innermost question').fill('down here')
  expect(JSON.stringify(await sent())).toContain('"level1":"down here"')
})

it('options of the same value are one option', async () => {
  const group = page.getByRole('radiogroup', { name: /Options of the same value/ })
  await expect.poll(() => group.getByRole('radio').count()).toBe(2)
  await group.getByRole('radio', { name: 'Two' }).check()
  await expect.poll(() => sent()).toMatchObject({ twice: 'v1' })
})

it('300 options open, and the last one is reached and chosen', async () => {
  const list = page.getByRole('combobox', { name: /Three hundred options/ })
  await list.focus()
  await page.keyboard.press('End')
  await page.getByRole('listbox').waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(300)
  await page.keyboard.press('Enter')
  await expect.poll(() => sent()).toMatchObject({ many: 'v299' })
})

it('a label of 2,000 characters wraps', async () => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel(/^A label without end/).fill('x')
  await expect.poll(() => sent()).toMatchObject({ long: 'x' })
})

it('HTML in a label is text', async () => {
  await page.getByLabel('<b onclick="alert(1)">HTML</b> & <script>alert(1)</script>').fill('x')
  await expect.poll(() => page.locator('.fy-field b, .fy-field script').count()).toBe(0)
  await expect.poll(() => sent()).toMatchObject({ html: 'x' })
})

it('an unknown kind is asked as text', async () => {
  await expect.poll(() => named('unknown').getAttribute('type')).toBe('text')
  await named('unknown').fill('x')
  await expect.poll(() => sent()).toMatchObject({ unknown: 'x' })
})

it('a list that is none says so in its place, and the page stays accessible', async () => {
  await expect.poll(() => page.getByText('This question could not be shown.').count()).toBe(1)
  expect(await accessibilityFindings(page)).toEqual([])
  await expect.poll(() => sent()).toMatchObject({ plain: 'still works' })
})
