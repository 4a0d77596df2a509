import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { findViolations } from '../harness/findViolations'
import { type FormPage, openFormPage } from '../harness/formPage'

/** No form of the demo disables a field. `widgets.test.tsx` tests the controls of each kind, in jsdom. */
const shown = fieldKinds.filter((kind) => kinds[kind].isShown)

let page: FormPage['page']
let close: FormPage['close'] | undefined

beforeAll(async () => {
  const opened = await openFormPage('tests/e2e/conformance/disabledEntry.tsx')
  page = opened.page
  close = opened.close
})

afterAll(() => close?.())

const field = (name: string) => page.locator('.fy-field').filter({ has: page.locator(`[name="${name}"]`) })

it('[FK-20] [FK-23] disabled fields of every kind are skipped by the Tab key, and fields marked invalid have the danger colour', async () => {
  await page.locator('h1').click()
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toMatch(/^marked-/)
  expect(await findViolations(page)).toEqual([])

  const danger = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--fy-danger)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  for (const kind of shown) {
    const marked = field(`marked-${kind}`)
    await expect
      .poll(() => marked.locator('[aria-invalid="true"]').count(), { message: kind })
      .toBeGreaterThan(0)
    const colours = await marked.evaluate((element) =>
      Array.from(element.querySelectorAll('*'), (part) => getComputedStyle(part).borderTopColor),
    )
    expect(colours, kind).toContain(danger)
  }
})
