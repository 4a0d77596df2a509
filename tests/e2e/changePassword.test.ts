import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { logIn, openSignedIn, signIn } from './harness/signIn'

const site = setUpSite()

async function change(page: Page, currentPassword: string, newPassword: string): Promise<void> {
  await getField(page, 'currentPassword').fill(currentPassword)
  await getField(page, 'newPassword').fill(newPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
}

/** Returns the loaded files of the password strength check, which are larger than the site. */
function listStrengthFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('PasswordStrength')),
  )
}

describe('the password of the signed-in user', () => {
  it('[FB-09] is changed only with the correct current password and a strong new one, which signs other devices out', async () => {
    const other = await signIn(site, 'meridian')
    const page = await openSignedIn(site, 'meridian', '/user/account')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog', { name: 'Change password' }).waitFor()

    expect(await listStrengthFiles(page)).toEqual([])
    await getField(page, 'newPassword').fill('password12')
    await page.getByText(/^Easy to guess\. This is a commonly used password\./).waitFor()
    expect(await listStrengthFiles(page)).not.toEqual([])
    expect(await findViolations(page)).toEqual([])

    site.problems.expect(/^422: PUT .*\/ownPassword$/)
    await change(page, 'not-it-at-all', 'lantern-otter-quilt')
    await page.getByRole('dialog').getByText('This is not your current password.').first().waitFor()
    site.problems.expect(/^422: PUT .*\/ownPassword$/)
    await change(page, 'meridian-demo-1', 'password12')
    await page
      .getByRole('dialog')
      .getByText(/This password is easy to guess/)
      .first()
      .waitFor()
    expect(await findViolations(page)).toEqual([])

    await change(page, 'meridian-demo-1', 'lantern-otter-quilt')
    await page.getByText('Your password has been changed.').waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    site.problems.allow(/401/)
    await other.reload()
    await other.waitForURL('**/home/login*')
    await logIn(other, 'meridian-admin', 'lantern-otter-quilt')
    await other.waitForURL('**/applicant/viewapplications')
  })
})
