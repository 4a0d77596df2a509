import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, darkFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { answerForm, openForm, received, send } from './harness/buildingSurveyor'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { firstJobAddress } from './harness/jobAddress'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const expectFit = (page: Page) => expectFitAtEveryWidth(page, { isDark: true })

/** The page is dark, by its ground and by its colour scheme, for visitors whose system asks for dark colours. */
async function expectDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const brightest = Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))
  expect(brightest, ground).toBeLessThan(48)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

describe('at every width, in light and dark colours, axe finds nothing and nothing scrolls sideways', () => {
  it.each(['harbour', 'meridian', 'kitchen'])('[LY-10] on the job list and a job of %s', async (client) => {
    const page = await site.visit(client, '/')
    await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
    await expectDark(page)
    await expectFit(page)
    await page.goto(`${site.server.origin(client)}${await firstJobAddress(page)}`)
    await page.getByRole('link', { name: 'Apply' }).first().waitFor()
    await expectFit(page)
  })

  it('on the Expressions of Interest, Login, Privacy and the not-found page', async () => {
    site.trouble.expect(/^404: GET .*\/no\/such\/page$/)
    const page = await site.visit('harbour', '/job/viewjobs?isExpressionOfInterest=true')
    for (const [path, heading] of [
      ['', 'Expression of Interest'],
      ['/home/login', 'Login'],
      ['/privacy', 'Privacy'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      if (path) await page.goto(`${site.server.origin('harbour')}${path}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expectFit(page)
    }
  })

  it('on the job list with its search open', async () => {
    const page = await site.visit('harbour', '/', { width: 360 })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).waitFor()
    await expectFit(page)
  })

  it('on the form, blank and refused', async () => {
    const page = await openForm(site)
    await expectFit(page)
    await send(page)
    await page.getByText('The form is missing mandatory fields').first().waitFor()
    await expectFit(page)
  })

  it('on the receipt', async () => {
    const page = await openForm(site, 360)
    await answerForm(page, 'receipt@example.org')
    await send(page)
    await received(page)
    await expectFit(page)
  })

  it('on Submitted Applications, with and without one open, and on Settings', async () => {
    const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expectFit(page)
    await page.locator('[id^="application-"]').first().click()
    await page.getByRole('button', { name: 'Resubmit' }).waitFor()
    await expectFit(page)
    await page.goto(`${site.server.origin('harbour')}/user/settings`)
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await expectDark(page)
    await expectFit(page)
  })
})

it('on a phone axe finds nothing in the form as it is for fingers, blank and refused', async () => {
  const page = await openForm(site, 360)
  for (const isRefused of [false, true]) {
    if (isRefused) await send(page)
    if (isRefused) await page.getByText('The form is missing mandatory fields').first().waitFor()
    expect(await sidewaysScroll(page), 'px of sideways scroll').toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await darkFindings(page), 'in the dark').toEqual([])
  }
})
