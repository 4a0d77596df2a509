import type { Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { findViolations } from './harness/findViolations'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { changeSettings } from './harness/siteApi'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

it('the overview fits every width, light and dark, and axe finds nothing', async () => {
  const page = await openSignedIn(site, 'harbour', '/user/overview', 360)
  await page.getByRole('heading', { level: 2, name: 'Applications by day' }).waitFor()
  const byDay = page.getByRole('region', { name: 'Applications by day' })
  await byDay.getByText('View as table').click()
  await byDay.getByRole('table', { name: 'Applications by day' }).waitFor()
  await expectNoFaultsAtEveryWidth(page, { includesDark: true })
  await page.getByRole('button', { name: '90 days' }).click()
  await page.getByText(/applications? in 90 days/).waitFor()
})

it('the abandonment of a form is reported once, without cookie and token, if the client counts it and the visitor has not opted out', async () => {
  const address = toApplyPath(await findDemoJobPath(site, 'harbour'))
  const page = await site.visit('harbour', address)
  const reports: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/formLeavings')) reports.push(request)
  })
  await waitForHydratedForm(page)
  await expect.poll(() => page.getByRole('checkbox', { name: /^Allow counting/ }).count()).toBe(0)
  await changeSettings(site, { canCountLeaving: true })
  await page.goto(`${site.server.getOrigin('harbour')}${address}`)
  await waitForHydratedForm(page)
  const choice = page.getByRole('checkbox', { name: /^Allow counting/ })
  await choice.waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Email/ }).focus()
  await page.getByRole('link', { name: 'View Job Details' }).click()
  await page.waitForURL(/\/job\/details\//)
  await expect.poll(() => reports.length).toBe(1)
  const [first] = reports
  expect(JSON.parse(first?.postData() ?? '{}').report).toMatchObject({ lastField: 'email', isSent: false })
  const headers = Object.keys((await first?.allHeaders()) ?? {})
  expect(headers.filter((name) => /cookie|authorization|referer/.test(name))).toEqual([])
  expect((await first?.response())?.status()).toBe(204)
  await page.goBack()
  await choice.uncheck()
  await page.getByRole('link', { name: 'View Job Details' }).click()
  await page.waitForURL(/\/job\/details\//)
  await page.goBack()
  await choice.waitFor()
  await expect.poll(() => choice.isChecked()).toBe(false)
  expect(reports).toHaveLength(1)
})
