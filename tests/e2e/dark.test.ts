import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { colourFindings } from './harness/accessibilityFindings'
import { openForm, send } from './harness/buildingSurveyor'
import { firstJobAddress } from './harness/jobAddress'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

async function expectDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const brightest = Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))
  expect(brightest, ground).toBeLessThan(48)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  expect(await colourFindings(page)).toEqual([])
}

describe.each([
  ['harbour', 1280],
  ['meridian', 768],
  ['kitchen', 360],
] as const)(
  '[LY-10] whoever prefers the dark gets %s in it at %i px, and axe finds nothing',
  (client, width) => {
    it('on the list and on a job', async () => {
      const page = await site.visit(client, '/', { width })
      await expectDark(page)
      await page.goto(`${site.server.origin(client)}${await firstJobAddress(page)}`)
      await page.getByRole('link', { name: 'Apply' }).first().waitFor()
      await expectDark(page)
    })
  },
)

describe.each([1280, 360])('[LY-10] in the dark at %i px axe finds nothing', (width) => {
  it('on a form that was refused, and on an administrator’s pages', async () => {
    const page = await openForm(site, width)
    await send(page)
    await page.getByText('The form is missing mandatory fields').first().waitFor()
    await expectDark(page)
    const admin = await openSignedIn(site, 'harbour', '/applicant/viewapplications', width)
    await admin.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await admin.waitForLoadState('networkidle')
    await expectDark(admin)
    await admin.goto(`${site.server.origin('harbour')}/user/settings`)
    await admin.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await admin.waitForLoadState('networkidle')
    await expectDark(admin)
  })
})
