import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { listFaultsAtEveryWidth } from './harness/everyWidth'
import { findDemoJobPath } from './harness/jobPaths'
import { setUpSite, waitForHydration } from './harness/setUpSite'
import { logIn } from './harness/signIn'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

/** Holds back the requests that match `path` until the returned function is called. */
async function holdApi(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(path, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

// One client's colours are checked on a desktop and another's on a phone; size and position at every width.
it.each([
  ['harbour', 1280],
  ['meridian', 360],
] as const)(
  '[LY-10] in the colours of %s at %i px, axe finds nothing while a page loads, when it is empty or gone, and when signing in is refused or fails',
  async (client, width) => {
    // Does not wait for an idle network, because one of the states waits for a response.
    const expectFit = async (shown: Page) =>
      expect(await listFaultsAtEveryWidth(shown, { includesDark: true, fullCheckWidth: width })).toEqual([])
    site.problems.allow(/404|410|401|500/)
    const page = await site.visit(client, '/job/viewjobs?name=zzzz', { width })
    await page.getByText('Sorry, no vacancy matched your criteria.').waitFor()
    await expectFit(page)
    await page.goto(`${site.server.getOrigin(client)}/job/details/00000000-0000-4000-8000-000000000000`)
    await page.getByRole('heading', { name: 'This job is no longer here' }).waitFor()
    await expectFit(page)

    await page.goto(`${site.server.getOrigin(client)}${await findDemoJobPath(site, client)}`)
    await waitForHydration(page)
    const release = await holdApi(page, '**/api/vacancies/**')
    await page.getByRole('link', { name: 'Apply' }).first().click()
    await page.locator('.fy-skeleton').first().waitFor()
    await expectFit(page)
    release()
    await waitForHydratedForm(page)
    await expectFit(page)

    await page.goto(`${site.server.getOrigin(client)}/home/login`)
    await waitForHydration(page)
    await logIn(page, `${client}-admin`, 'not the password')
    await page.getByRole('alert').first().waitFor()
    await expectFit(page)
    await page.route('**/api/applications?**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await logIn(page, `${client}-admin`, `${client}-demo-1`)
    await page.getByText('500: There was an issue with the server.').waitFor()
    await expectFit(page)
  },
)
