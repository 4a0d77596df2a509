import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerForm, openForm, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { getFirstJobPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'

const site = setUpSite()

/** Expects a dark background and colour scheme for visitors whose system prefers dark colours. */
async function expectDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const brightest = Math.max(...(ground.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number))
  expect(brightest, ground).toBeLessThan(48)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

describe('at every width, in light and dark colours, axe finds nothing and nothing scrolls sideways', () => {
  it("[LY-10] on the job list and a job in each client's colours", async () => {
    for (const client of ['harbour', 'meridian', 'kitchen']) {
      const page = await site.visit(client, '/')
      // Clients differ in colours and texts, so one client's pages are enough for all rules on a phone.
      const options =
        client === 'harbour' ? { includesDark: true } : { includesDark: true, fullCheckWidth: 1280 }
      await page.getByRole('heading', { level: 1, name: 'Available Jobs' }).waitFor()
      await expectDark(page)
      await expectNoFaultsAtEveryWidth(page, options)
      await page.goto(`${site.server.getOrigin(client)}${await getFirstJobPath(page)}`)
      await page.getByRole('link', { name: 'Apply' }).first().waitFor()
      await expectNoFaultsAtEveryWidth(page, options)
      await page.context().close()
    }
  })

  it('on the Expressions of Interest, Login, Privacy and the not-found page', async () => {
    site.problems.expect(/^404: GET .*\/no\/such\/page$/)
    const page = await site.visit('harbour', '/privacy', { width: 360 })
    for (const [path, heading] of [
      ['/privacy', 'Privacy'],
      ['/home/login', 'Login'],
      ['/job/viewjobs?isExpressionOfInterest=true', 'Expression of Interest'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await page.goto(`${site.server.getOrigin('harbour')}${path}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expectNoFaultsAtEveryWidth(page, { includesDark: true, fullCheckWidth: 360 })
    }
  })

  it('on a phone’s search, refused form and receipt', async () => {
    const list = await site.visit('harbour', '/', { width: 360 })
    await list.getByRole('button', { name: 'Search' }).click()
    await list.getByRole('button', { name: 'Clear filters' }).waitFor()
    await expectNoFaultsAtEveryWidth(list, { includesDark: true, fullCheckWidth: 360 })
    await list.context().close()

    // `accessibleStates.test.ts` checks the form before it is sent.
    const page = await openForm(site, 360)
    await sendApplication(page)
    await page.getByText('The form is missing mandatory fields').first().waitFor()
    await expectNoFaultsAtEveryWidth(page, { includesDark: true, fullCheckWidth: 360 })
    await answerForm(page, 'receipt@example.org')
    await sendApplication(page)
    await waitForReceipt(page)
    await expectNoFaultsAtEveryWidth(page, { includesDark: true, fullCheckWidth: 360 })
  })
})
