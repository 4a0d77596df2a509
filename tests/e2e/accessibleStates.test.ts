import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findingsAtEveryWidth } from './harness/everyWidth'
import { formAnswers } from './harness/formAnswers'
import { demoJobAddress } from './harness/jobAddress'
import { logIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

const expectFit = async (page: Page) => expect(await findingsAtEveryWidth(page, { isDark: true })).toEqual([])

/** Lets no answer of the API come until it is told to. */
async function holdApi(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(path, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return letGo
}

// One of them comes with a desktop, one with a phone; both looks are seen at every width.
const looks = [
  ['harbour', 1280],
  ['meridian', 360],
] as const

describe.each(looks)(
  '[LY-10] in the look of %s, from %i px on, axe finds nothing at any width',
  (client, width) => {
    it('on pages with nothing to show', async () => {
      const page = await site.visit(client, '/job/viewjobs?name=zzzz', { width })
      await page.getByText('Sorry, no vacancy matched your criteria.').waitFor()
      await expectFit(page)
      await page.goto(`${site.server.origin(client)}/job/details/00000000-0000-4000-8000-000000000000`)
      await page.getByRole('heading', { name: 'This job is no longer here' }).waitFor()
      await expectFit(page)
      site.trouble.allow(/404|410/)
    })

    it('while a job and its form are on their way', async () => {
      const page = await site.visit(client, await demoJobAddress(site, client), { width })
      const letGo = await holdApi(page, '**/api/vacancies/**')
      await page.getByRole('link', { name: 'Apply' }).first().click()
      await page.locator('.fy-skeleton').first().waitFor()
      await expectFit(page)
      letGo()
      await formAnswers(page)
      await expectFit(page)
    })

    it('on a login that failed', async () => {
      const page = await site.visit(client, '/home/login', { width })
      await logIn(page, `${client}-admin`, 'not the password')
      await page.getByRole('alert').first().waitFor()
      await expectFit(page)
      site.trouble.allow(/401/)
    })

    it('when the server fails', async () => {
      const page = await site.visit(client, '/home/login', { width })
      await page.route('**/api/applications?**', (route) => route.fulfill({ status: 500, body: '{}' }))
      await logIn(page, `${client}-admin`, `${client}-demo-1`)
      await page.getByText('500: There was an issue with the server.').waitFor()
      await expectFit(page)
      site.trouble.allow(/500/)
    })
  },
)
