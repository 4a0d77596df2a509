import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { field, openForm, send } from './harness/buildingSurveyor'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? expect.fail(`${selector} is not there`)

const heightOf = (page: Page) => page.viewportSize()?.height ?? 0

describe.each([1280, 360])('the application form at %i px', (width) => {
  it('[JD-06] [FB-07] says how far it is and leads to its parts; says all that is missing, its heading in sight with the field in focus; a link leads to each', async () => {
    const page = await openForm(site, width)
    const count = page.locator('.fy-outline__count')
    const required = Number(/^0 of (\d+) required answered$/.exec((await count.textContent()) ?? '')?.[1])
    expect(required).toBeGreaterThan(5)
    await field(page, 'firstName').fill('Ada')
    await expect.poll(() => count.textContent()).toBe(`1 of ${required} required answered`)
    await field(page, 'firstName').fill('')
    if (width < 960) {
      const input = await boxOf(page, '[name="firstName"]')
      expect(input.y + input.height, 'the first field is in the first window').toBeLessThan(heightOf(page))
      await expect.poll(() => page.getByRole('link', { name: 'View Job Details' }).isVisible()).toBe(false)
      await page.getByRole('button', { name: 'More about this job' }).click()
    }
    await expect.poll(() => page.getByRole('link', { name: 'View Job Details' }).isVisible()).toBe(true)
    await page.getByRole('navigation', { name: 'Parts of this form' }).getByRole('link').last().click()
    const lastHeading = page.locator('.fy-form__section h2').last()
    await expect.poll(() => lastHeading.evaluate((heading) => heading === document.activeElement)).toBe(true)
    const { y = -1 } = (await lastHeading.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(heightOf(page))
    await page.keyboard.press('Tab')
    const section = page.locator('.fy-form__section').last()
    await expect
      .poll(() => section.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)

    await send(page)
    const summary = page.getByRole('region', { name: 'The form is missing mandatory fields' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('firstName')
    const list = page.locator('.fy-errors__list')
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    const links = await summary.getByRole('link').allTextContents()
    expect(links.slice(0, 3)).toEqual(['First Name', 'Last Name', 'Email'])
    await expect.poll(() => summary.textContent()).toContain(`${links.length} answers are missing.`)
    expect((await boxOf(page, '.fy-errors__heading')).y).toBeGreaterThanOrEqual(0)
    const input = await boxOf(page, '[name="firstName"]')
    expect(input.y + input.height).toBeLessThanOrEqual(heightOf(page))
    const last = summary.getByRole('link').last()
    const label = (await last.textContent()) ?? ''
    await last.click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.fy-field')?.textContent))
      .toContain(label)
    // What is wrong stays in sight as long as anything is, and never over what has the focus.
    const head = await boxOf(page, '.fy-errors__head')
    expect(Math.round(head.y)).toBe(0)
    const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
    expect(focused).toBeGreaterThanOrEqual(head.height)
  })
})

it('[FB-05] neighbours share their lines, no half field leaves a hole, no star stands alone', async () => {
  const address = await demoJobAddress(site, 'harbour', 'Coastal Planner')
  const page = await site.visit('harbour', applyAddress(address))
  await formAnswers(page)
  const found = await page.evaluate(() => {
    const top = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? 0)
    const said: string[] = []
    for (const grid of document.querySelectorAll('.fy-form__grid')) {
      const right = grid.getBoundingClientRect().right
      let line: Element[] = []
      for (const one of grid.querySelectorAll(':scope > .fy-field')) {
        line = line[0] && top(line[0]) === top(one) ? [...line, one] : [one]
        const controls = line.map((each) => top(each.querySelector('.fy-input, .fy-file, .fy-choice')))
        if (new Set(controls).size > 1) said.push(`apart: ${one.textContent}`)
        const next = one.nextElementSibling
        const ends = !next || top(next) !== top(one)
        if (ends && right - one.getBoundingClientRect().right > 2) said.push(`a hole: ${one.textContent}`)
      }
    }
    for (const star of document.querySelectorAll('.fy-field__required')) {
      const range = document.createRange()
      const words = star.previousSibling
      if (!words?.textContent) continue
      range.setStart(words, words.textContent.length - 2)
      range.setEnd(words, words.textContent.length - 1)
      if (Math.abs(top(star) - Math.round(range.getBoundingClientRect().top)) > 4)
        said.push(`a star: ${words.textContent}`)
    }
    return said
  })
  expect(found).toEqual([])
  await page.close()
})
