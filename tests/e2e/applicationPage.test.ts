import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getField, openForm, sendApplication } from './harness/buildingSurveyor'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

const getBox = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? expect.fail(`${selector} is not there`)

const getHeight = (page: Page) => page.viewportSize()?.height ?? 0

/** Follows the link to the last section: its heading gets the focus and is in view, and Tab leads into the section. */
async function followLastPart(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts of this form' }).getByRole('link').last().click()
  const lastHeading = page.getByRole('main').locator('form h2').last()
  await expect.poll(() => lastHeading.evaluate((heading) => heading === document.activeElement)).toBe(true)
  const { y = -1 } = (await lastHeading.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(getHeight(page))
  await page.keyboard.press('Tab')
  const section = page.locator('.fy-form__section').last()
  await expect.poll(() => section.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

it('[JD-06] [FB-07] on a phone the application form shows its progress and parts, and leads to missing answers without covering them', async () => {
  const page = await openForm(site, 360)
  const bar = page.locator('.fy-apply-bar')
  await expect.poll(() => bar.count()).toBe(0)
  const label = await getBox(page, '.fy-form .fy-field__label')
  expect(label.y, 'the first question is at the top').toBeLessThanOrEqual(230)
  const count = page.locator('p', { hasText: /required questions answered$/ }).first()
  const required = Number(
    /^0 of (\d+) required questions answered$/.exec((await count.textContent()) ?? '')?.[1],
  )
  expect(required).toBeGreaterThan(5)
  await getField(page, 'firstName').fill('Ada')
  await expect.poll(() => count.textContent()).toBe(`1 of ${required} required questions answered`)
  await getField(page, 'firstName').fill('')
  await expect.poll(() => page.getByRole('link', { name: 'View Job Details' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Details' }).click()
  await expect.poll(() => page.getByRole('link', { name: 'View Job Details' }).isVisible()).toBe(true)
  await bar.getByRole('button', { name: 'Parts of this form' }).click()
  await followLastPart(page)

  await sendApplication(page)
  const summary = page.getByRole('region', { name: 'The form is missing mandatory fields' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  const list = summary.getByRole('list')
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const links = await summary.getByRole('link').allTextContents()
  expect(links.slice(0, 3)).toEqual(['First Name', 'Last Name', 'Email'])
  await expect.poll(() => summary.textContent()).toContain(`${links.length} answers are missing.`)
  expect((await summary.getByRole('heading').boundingBox())?.y).toBeGreaterThanOrEqual(0)
  const input = await getBox(page, '[name="firstName"]')
  expect(input.y + input.height).toBeLessThanOrEqual(getHeight(page))
  const last = summary.getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.fy-field')?.textContent))
    .toContain(name)
  // The number of errors stays visible as long as there are errors, and never covers the focused element.
  const barBox = await getBox(page, '.fy-apply-bar')
  expect(Math.round(barBox.y + barBox.height)).toBeLessThanOrEqual(getHeight(page))
  await bar.getByRole('button', { name: `${links.length} to fix` }).waitFor()
  const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom)
  expect(focused).toBeLessThanOrEqual(barBox.y)
})

it('[FB-05] [JD-06] on a desktop the parts and the job are beside the form, whose fields share lines without gaps', async () => {
  const address = await findDemoJobPath(site, 'harbour', 'Coastal Planner')
  const page = await site.visit('harbour', toApplyPath(address))
  await waitForHydratedForm(page)
  const found = await page.evaluate(() => {
    const top = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().top ?? 0)
    const faults: string[] = []
    for (const grid of document.querySelectorAll('.fy-form__grid')) {
      const right = grid.getBoundingClientRect().right
      let line: Element[] = []
      for (const gridField of grid.querySelectorAll(':scope > .fy-field')) {
        line = line[0] && top(line[0]) === top(gridField) ? [...line, gridField] : [gridField]
        const controls = line.map((each) => top(each.querySelector('.fy-input, .fy-file, .fy-choice')))
        if (new Set(controls).size > 1) faults.push(`not aligned with its line: ${gridField.textContent}`)
        const next = gridField.nextElementSibling
        const ends = !next || top(next) !== top(gridField)
        if (ends && right - gridField.getBoundingClientRect().right > 2)
          faults.push(`gap after the last field of a line: ${gridField.textContent}`)
      }
    }
    for (const star of document.querySelectorAll('.fy-field__required')) {
      const range = document.createRange()
      const label = star.previousSibling
      if (!label?.textContent) continue
      range.setStart(label, label.textContent.length - 2)
      range.setEnd(label, label.textContent.length - 1)
      if (Math.abs(top(star) - Math.round(range.getBoundingClientRect().top)) > 4)
        faults.push(`star on another line than its label: ${label.textContent}`)
    }
    return faults
  })
  expect(found).toEqual([])
  await page.getByRole('link', { name: 'View Job Details' }).waitFor()
  await followLastPart(page)
})
