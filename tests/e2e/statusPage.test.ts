import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { answerForm, openForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

describe('an application, on its status page', () => {
  it('can be corrected, downloaded, withdrawn and erased with the keyboard; the page has no faults at any width', async () => {
    site.problems.expect(/^422: POST .*\/application\//)
    const email = 'again@example.org'
    const form = await openForm(site)
    await answerForm(form, email)
    await sendApplication(form)
    await waitForReceipt(form)
    expect(await findViolations(form)).toEqual([])
    const link = form.getByRole('link', { name: 'See, correct or withdraw your application' })
    const page = await site.visit('harbour', (await link.getAttribute('href')) ?? '', { width: 360 })
    await page.getByRole('heading', { name: 'Your application', level: 1 }).waitFor()
    await expectNoFaultsAtEveryWidth(page)

    const address = page.getByRole('textbox', { name: 'Email address' })
    await address.fill('no address')
    await address.press('Enter')
    await page.getByText('Must be a valid email').waitFor()
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
    await page.getByRole('textbox', { name: 'Email address' }).fill(`right.${email}`)
    await page.getByRole('button', { name: 'Save contact details' }).press('Enter')
    await page.getByText('Your contact details are updated').waitFor()

    const download = page.getByRole('button', { name: 'Download everything' })
    const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
    expect(await readFile(await file.path(), 'utf8')).toContain(`right.${email}`)

    await page.getByRole('button', { name: 'Withdraw the application' }).press('Enter')
    await page.getByText('Your application is withdrawn').waitFor()
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })

    await page.getByRole('button', { name: 'Erase the application' }).press('Enter')
    await page.getByText('Nothing has been erased').waitFor()
    await page.getByRole('checkbox', { name: 'Yes, erase this application' }).press('Space')
    await page.getByRole('button', { name: 'Erase the application' }).press('Enter')
    await page.getByRole('heading', { name: 'Your application is erased' }).waitFor()
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
  })
})
