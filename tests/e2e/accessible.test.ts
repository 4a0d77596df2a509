import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  accessibilityFindings,
  darkFindings,
  placeFindings,
  sidewaysScroll,
} from './harness/accessibilityFindings'
import { answerForm, openForm, received, send } from './harness/buildingSurveyor'
import { formAnswers } from './harness/formAnswers'
import { applyAddress, demoJobAddress } from './harness/jobAddress'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()
const widths = [1280, 360]

/**
 * At the page's own width and, where that is a desktop's, at a tablet's as well: what is shown there is what a desktop or a
 * phone shows, which all rules look at, in colours that no width changes.
 */
async function expectFit(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await sidewaysScroll(page), 'px of sideways scroll').toBe(0)
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await darkFindings(page), 'in the dark').toEqual([])
  const desktop = page.viewportSize()
  if (!desktop || desktop.width < 768) return
  await page.setViewportSize({ width: 768, height: desktop.height })
  expect(await sidewaysScroll(page), 'px of sideways scroll at 768 px').toBe(0)
  expect(await placeFindings(page), 'at 768 px').toEqual([])
  await page.setViewportSize(desktop)
}

describe.each(widths)('from %i px axe finds nothing and nothing scrolls sideways', (width) => {
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
    const page = await site.visit(client, path, { width })
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectFit(page)
  })

  it('on the job list with its search open', async () => {
    const page = await site.visit('harbour', '/', { width })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: 'Clear filters' }).waitFor()
    await expectFit(page)
  })

  it('on Job Details and on the form, blank and refused', async () => {
    const address = await demoJobAddress(site, 'harbour')
    const page = await site.visit('harbour', address, { width })
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
    const page = await openForm(site, width)
    await answerForm(page, `receipt-${width}@example.org`)
    await send(page)
    await received(page)
    await expectFit(page)
  })

  it('on Submitted Applications, with and without one open', async () => {
    const page = await openSignedIn(site, 'harbour', '/applicant/viewapplications', width)
    await page.getByRole('heading', { level: 1, name: 'Submitted Applications' }).waitFor()
    await expectFit(page)
    await page.locator('[id^="application-"]').first().click()
    await page.getByRole('button', { name: 'Resubmit' }).waitFor()
    await expectFit(page)
  })
})
