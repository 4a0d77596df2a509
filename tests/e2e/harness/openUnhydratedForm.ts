import type { Page, Route } from 'playwright-core'
import { findDemoJobPath, toApplyPath } from './jobPaths'
import type { Site } from './setUpSite'

interface UnhydratedFormOptions {
  client?: 'harbour' | 'meridian'
  width?: number
  /** Prepares the page before it opens the form, such as with an init script. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Opens a job's form while its scripts are still loading; `release` lets them load and waits for hydration. */
export async function openUnhydratedForm(site: Site, job: string, options: UnhydratedFormOptions = {}) {
  const { client = 'harbour', width, prepare } = options
  const path = toApplyPath(await findDemoJobPath(site, client, job))
  const heldRoutes: Route[] = []
  let isReleased = false
  const page = await site.openEmptyPage({ width })
  await page.route('**/assets/**', async (route) => {
    if (isReleased || !new URL(route.request().url()).pathname.endsWith('.js')) return route.continue()
    heldRoutes.push(route)
  })
  await prepare?.(page)
  await page.goto(`${site.server.getOrigin(client)}${path}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Send application' }).waitFor()
  return {
    page,
    release: async () => {
      isReleased = true
      for (const route of heldRoutes) await route.continue()
      await page.locator('form[method="post"]:not([data-plain])').waitFor()
    },
  }
}
