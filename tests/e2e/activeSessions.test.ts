import { describe, expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn, signIn } from './harness/signIn'

const site = setUpSite()

describe('active sessions', () => {
  it('[SS-09] [SS-11] a new device is announced on the next page, and signed out by keyboard with the right password', async () => {
    const page = await signIn(site, 'meridian')
    await expect.poll(() => page.getByText('A new device signed in').count()).toBe(0)
    const stranger = await signIn(site, 'meridian')
    await expect.poll(() => stranger.getByText('A new device signed in').count()).toBe(0)
    await page.reload()
    await page.getByText('A new device signed in').click()
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Sign out that device' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign out this device?' })
    await dialog.waitFor()
    expect(await findViolations(page)).toEqual([])
    site.problems.expect(/^422: POST .*\/end$/)
    await page.keyboard.type('not-it-at-all')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not your current password.').first().waitFor()
    await getField(page, 'currentPassword').fill('meridian-demo-1')
    await page.keyboard.press('Enter')
    await page.getByText('Device signed out.').waitFor()
    await page.getByText(/Signed out/).waitFor()
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.getByText('A new device signed in').count()).toBe(0)

    site.problems.allow(/401/)
    await stranger.reload()
    await stranger.waitForURL('**/home/login*')
  })

  it('[SS-09] are listed in the account at every width, and all but the current one are ended there; the dialog for the password fits a phone', async () => {
    const other = await signIn(site, 'harbour')
    const page = await openSignedIn(site, 'harbour', '/user/account', 360)
    const card = page.getByRole('region', { name: 'Sign-in and security' })
    await card.getByText('This device').waitFor()
    await expect.poll(() => card.getByText(/Chrome/).count()).toBeGreaterThan(1)
    await page.getByText('Off: no mail server is set up.').waitFor()
    await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await getHorizontalOverflow(page), 'px of sideways scroll').toBe(0)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    await card.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await getField(page, 'currentPassword').fill('harbour-demo-1')
    await page.keyboard.press('Enter')
    await page.getByText('All other devices signed out.').waitFor()
    await expect.poll(() => card.getByRole('listitem').count()).toBe(1)
    site.problems.allow(/401/)
    await other.reload()
    await other.waitForURL('**/home/login*')
  })
})
