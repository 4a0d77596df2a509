import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileValidatorSource } from '../../../src/schemas/validators/compileValidatorSource'
import { findViolations, getHorizontalOverflow } from '../harness/findViolations'
import { type FormPage, openFormPage } from '../harness/formPage'
import { buildMalformedForm } from './buildMalformedForm'

/** Malformed data must not break a form: the affected field degrades, the others work. */
let page: Page
let close: FormPage['close'] | undefined

beforeAll(async () => {
  const validator = compileValidatorSource(buildMalformedForm().schema)
  const opened = await openFormPage('tests/e2e/conformance/awkwardEntry.tsx', { '/validator.js': validator })
  page = opened.page
  close = opened.close
})

afterAll(() => close?.())

const getByName = (name: string) => page.locator(`[name="${name}"]`).first()

async function submitAndReadAnswers(): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForFunction(() => document.title.startsWith('sent'))
  return JSON.parse((await page.title()).slice('sent '.length))
}

it('a form with malformed questions stays accessible and can be answered and submitted', async () => {
  // The field whose options are not a list is replaced; a label of 2,000 characters wraps.
  await expect.poll(() => page.getByText('This question could not be shown.').count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
  }
  // A pattern that would backtrack for hours.
  const pattern = `${'a'.repeat(28)}!`
  await getByName('pattern').fill(pattern)
  await getByName('pattern').press('Tab')
  await getByName('plain').fill('still works')
  await page.getByLabel('The innermost question').fill('down here')
  const twice = page.getByRole('radiogroup', { name: /Options of the same value/ })
  await expect.poll(() => twice.getByRole('radio').count()).toBe(2)
  await twice.getByRole('radio', { name: 'Two' }).check()
  await page.getByRole('combobox', { name: /Three hundred options/ }).focus()
  await page.keyboard.press('End')
  await page.getByRole('listbox').waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(300)
  await page.keyboard.press('Enter')
  await page.getByLabel(/^A label without end/).fill('long')
  await page.getByLabel('<b onclick="alert(1)">HTML</b> & <script>alert(1)</script>').fill('html')
  await expect.poll(() => page.locator('.fy-field b, .fy-field script').count()).toBe(0)
  await expect.poll(() => getByName('unknown').getAttribute('type')).toBe('text')
  await getByName('unknown').fill('unknown')
  const answers = await submitAndReadAnswers()
  const expected = { pattern, plain: 'still works', twice: 'v1', many: 'v299', long: 'long', html: 'html' }
  expect(answers).toMatchObject({ ...expected, unknown: 'unknown' })
  expect(JSON.stringify(answers)).toContain('"level1":"down here"')
})
