import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { logIn } from './harness/signIn'

const site = setUpSite()

async function expectFit(page: Page): Promise<void> {
  expect(await getHorizontalOverflow(page), 'px of sideways scroll').toBe(0)
  expect(await findViolations(page)).toEqual([])
}

describe('one-time codes', () => {
  it('[SS-10] are turned on, required at sign-in, replaced by a recovery code and turned off, on a phone and by keyboard', async () => {
    const page = await site.visit('meridian', '/user/account', { width: 360 })
    await page.waitForURL('**/home/login*')
    await logIn(page, 'meridian-admin', 'meridian-demo-1')
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await getField(page, 'currentPassword').fill('meridian-demo-1')
    await page.keyboard.press('Enter')
    await dialog.getByRole('img', { name: /QR code/ }).waitFor()
    await expectFit(page)
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await getField(page, 'code').fill(generateSync({ secret }))
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    await expectFit(page)
    const recovery = await dialog.getByRole('listitem').allTextContents()
    expect(recovery).toHaveLength(10)
    await dialog.getByRole('button', { name: 'I’ve stored them' }).press('Enter')
    await page.getByText(/10 recovery codes left/).waitFor()

    const newVisitor = await site.visit('meridian', '/home/login')
    site.problems.expect(/^401: POST .*\/authenticate$/)
    await logIn(newVisitor, 'meridian-admin', 'meridian-demo-1')
    await newVisitor.getByText('Enter a code to finish signing in.').waitFor()
    await expect
      .poll(() => getField(newVisitor, 'code').evaluate((element) => element === document.activeElement))
      .toBe(true)
    expect(await findViolations(newVisitor)).toEqual([])
    await newVisitor.keyboard.type('aaaa-bbbb')
    await newVisitor.keyboard.press('Enter')
    await newVisitor.getByText('This code is wrong or was already used.').waitFor()
    await newVisitor.getByRole('button', { name: 'Start over' }).click()
    await logIn(newVisitor, 'meridian-admin', 'meridian-demo-1')
    await getField(newVisitor, 'code').fill(recovery[0] ?? '')
    // Disabling two-factor authentication ends this session, so the page must have its responses before.
    const responses = Promise.all(
      ['ownSessions', 'applications', 'applicationCounts'].map((path) =>
        newVisitor.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`),
      ),
    )
    await newVisitor.keyboard.press('Enter')
    await newVisitor.waitForURL('**/applicant/viewapplications')
    await responses

    await page.getByRole('button', { name: 'Turn off two-factor authentication' }).press('Enter')
    await getField(page, 'currentPassword').fill('meridian-demo-1')
    await getField(page, 'code').fill(recovery[1] ?? '')
    await expectFit(page)
    await page.keyboard.press('Enter')
    await page.getByText('Two-factor authentication is off.').waitFor()
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).waitFor()
  })
})
