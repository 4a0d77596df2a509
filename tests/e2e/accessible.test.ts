import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, darkFindings, sidewaysScroll } from './harness/accessibilityFindings'
import { answerForm, openForm, received, send } from './harness/buildingSurveyor'
import { expectFitAtEveryWidth } from './harness/everyWidth'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const expectFit = (page: Page) => expectFitAtEveryWidth(page, { isDark: true })

describe('at every width, in the light and in the dark, axe finds nothing and nothing scrolls sideways', () => {
  it.each([
    ['the job list', 'harbour', '/', 'Available Jobs'],
    ['the job list of meridian', 'meridian', '/', 'Available Jobs'],
    [
      'the Expressions of Interest',
      'harbour',
      '/job/viewjobs?isExpressionOfInterest=true',
      'Expression of Interest',
    ],
    ['Login', 'harbour', '/home/login', 'Login'],
    ['Privacy', 'harbour', '/privacy', 'Privacy'],
    ['the not-found page', 'harbour', '/no/such/page', 'Page not found'],
  ])('on %s', async (_what, client, path, heading) => {
    if (path === '/no/such/page') site.trouble.expect(/^404: GET .*\/no\/such\/page$/)
    const page = await site.visit(client, path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectFit(page)
  })

  it('on the job list with its search open', async () => {
    const page = await site.visit('harbour', '/', { width: 360 })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).waitFor()
    await expectFit(page)
  })

  it('on Job Details and on the form, blank and refused', async () => {
    const address = await demoJobAddress(site, 'harbour')
    const page = await site.visit('harbour', address)
    await page.getByRole('link', { name: 'Apply' }).first().waitFor()
    await expectFit(page)
    await page.goto(`${site.server.origin('harbour')}${applyAddress(address)}`)
    await formAnswers(page)
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

  it('on Submitted Applications, with and without one open', async () => {
    const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications')
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expectFit(page)
    await page.locator('[id^="application-"]').first().click()
    await page.getByRole('button', { name: 'Resubmit' }).waitFor()
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
