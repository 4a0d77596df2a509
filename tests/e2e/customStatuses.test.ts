import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { submitDemoApplication } from './harness/submitDemoApplication'

const site = setUpSite()

describe("a client's own statuses", () => {
  it('are added with a message, reached on the board by keyboard, and read by the applicant', async () => {
    const page = await openSignedIn(site, 'harbour', '/user/settings/messages')
    await page.getByRole('button', { name: 'Add a status' }).press('Enter')
    await page.getByLabel('Name', { exact: true }).fill('interview')
    await page.getByRole('button', { name: 'Save changes' }).press('Enter')
    await page.getByText('interview: This is the name of a built-in status.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Phone screen')
    await page.getByRole('radio', { name: 'Green' }).check()
    await page.getByLabel('Counts as').selectOption({ label: 'In review' })
    await page.getByLabel('Offer a message when an application moves here').check()
    const card = page.locator('form', { has: page.getByRole('heading', { name: 'Your statuses' }) })
    await card.getByLabel('Subject').fill('A call about {job}')
    await card.getByLabel('Message', { exact: true }).fill('Dear {name},\n\nwe will ring you about {job}.')
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 1280 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your statuses are saved.').waitFor()

    const { link: address = '' } = await submitDemoApplication(site, 'phone@example.org')

    await page.goto(`${site.server.getOrigin('harbour')}/applicant/viewapplications?view=board`)
    const column = page.getByRole('grid', { name: 'Phone screen' })
    await column.getByText('No applications').waitFor()
    await page.getByRole('button', { name: 'Drag Ada Byron-Surveyor' }).press('Enter')
    await tabTo(page, 'Phone screen')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Applicants see “Phone screen” and this message on their status page.').waitFor()
    expect(await dialog.getByLabel('Subject').inputValue()).toBe('A call about {job}')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change status' }).press('Enter')
    await page.getByText('1 application moved to Phone screen.').waitFor()
    await column.getByText('Byron-Surveyor').waitFor()
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 1280 })

    const statusPage = await site.visit('harbour', address, { width: 360 })
    await statusPage.getByText(/^\u2068?Phone screen\u2069? \(since/).waitFor()
    await statusPage.getByText('we will ring you about').waitFor()
    await expectNoFaultsAtEveryWidth(statusPage, { fullCheckWidth: 360 })
  })
})

/** Presses Tab, while a card is being moved, until the column with this name is the target. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (label) => document.activeElement?.closest('[role="grid"]')?.getAttribute('aria-label') === label,
      name,
    )
  for (let presses = 0; presses < 8 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
}
