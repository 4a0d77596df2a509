import { describe, expect, it } from 'vitest'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { submitDemoApplication } from './harness/submitDemoApplication'

const site = setUpSite()

describe('a status change', () => {
  it('of two applications previews the message, shows it on the status page, and can be undone', async () => {
    const { link: address = '' } = await submitDemoApplication(site, 'answered@example.org')

    const inbox = await openSignedIn(site, 'harbour', '/applicant/viewapplications', 1280)
    const boxes = inbox.getByRole('checkbox', { name: /^Select the application of/ })
    await boxes.nth(0).press('Space')
    await boxes.nth(1).press('Space')
    await inbox.getByRole('button', { name: 'Change status' }).click()
    const dialog = inbox.getByRole('dialog', { name: 'Update 2 applications' })
    await dialog.getByText('No mail server is set up').waitFor()
    await dialog.getByLabel('Status', { exact: true }).selectOption('not this time')
    const messageField = dialog.getByRole('textbox', { name: 'Message' })
    await messageField.fill('Dear {name},\n\nnot this time for {jobb}.')
    await dialog.getByText('Unknown placeholder {jobb}.').waitFor()
    await messageField.fill('Dear {name},\n\nnot this time for {job}.')
    await dialog
      .getByRole('region', { name: /^Preview for/ })
      .getByText(/not this time for \w/)
      .waitFor()
    expect(await findViolations(inbox)).toEqual([])
    await dialog.getByRole('button', { name: 'Change status' }).click()
    await inbox.getByText('2 applications moved to Not successful.').waitFor()
    await inbox.getByRole('row').nth(1).getByText('Not successful').waitFor()
    // Undo stays after a reload.
    await inbox.reload()
    await inbox.getByText('2 applications moved to Not successful.').waitFor()
    expect(await findViolations(inbox)).toEqual([])

    const statusPage = await site.visit('harbour', address, { width: 360 })
    await statusPage.getByText('Not this time (since').waitFor()
    await statusPage.getByText(/not this time for \w/).waitFor()
    expect(await getHorizontalOverflow(statusPage)).toBe(0)
    expect(await findViolations(statusPage)).toEqual([])

    await inbox.getByRole('button', { name: 'Undo' }).click()
    await inbox.getByText('2 changes undone.').waitFor()
    await statusPage.reload()
    await statusPage.getByRole('heading', { name: 'Your application', level: 1 }).waitFor()
    await expect.poll(() => statusPage.getByText(/not this time for \w/i).count()).toBe(0)
  }, 120_000)
})
