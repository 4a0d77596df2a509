import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { field } from './harness/buildingSurveyor'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { openSignedIn, signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

describe('own sessions', () => {
  it('[SS-09] [SS-11] a new device is told over the next page, and ended by keyboard alone', async () => {
    const page = await signIn(site, 'meridian')
    await expect.poll(() => page.getByText('A new device signed in').count()).toBe(0)
    const stranger = await signIn(site, 'meridian')
    await expect.poll(() => stranger.getByText('A new device signed in').count()).toBe(0)
    await page.reload()
    await page.getByText('A new device signed in').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'End it' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'End the session' })
    await dialog.waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    site.trouble.expect(/^422: POST .*\/end$/)
    await page.keyboard.type('not-it-at-all')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not your current password.').first().waitFor()
    await field(page, 'currentPassword').fill('meridian-demo-1')
    await page.keyboard.press('Enter')
    await page.getByText('The session has ended.').waitFor()
    await page.getByText(/It is signed out/).waitFor()
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.getByText('A new device signed in').count()).toBe(0)

    site.trouble.allow(/401/)
    await stranger.reload()
    await stranger.waitForURL('**/home/login*')
  })

  it('[SS-09] are listed in the settings at every width, and all others are ended there', async () => {
    const other = await signIn(site, 'harbour')
    const page = await openSignedIn(site, 'harbour', '/user/settings', 360)
    await page.getByRole('button', { name: 'Sign-in and security' }).click()
    const card = page.getByRole('region', { name: 'Sign-in and security' })
    await card.getByText('This one').waitFor()
    await expect
      .poll(() => card.getByRole('heading', { name: 'Sign-in and security' }).evaluate(hasFocus))
      .toBe(true)
    await expect.poll(() => card.getByText(/Chrome/).count()).toBeGreaterThan(1)
    await expectFitAtEveryWidth(page)

    await card.getByRole('button', { name: 'End all others' }).click()
    await field(page, 'currentPassword').fill('harbour-demo-1')
    await page.keyboard.press('Enter')
    await page.getByText('All other sessions have ended.').waitFor()
    await expect.poll(() => card.getByRole('listitem').count()).toBe(1)
    site.trouble.allow(/401/)
    await other.reload()
    await other.waitForURL('**/home/login*')
  })
})

function hasFocus(element: Element): boolean {
  return element === document.activeElement
}
