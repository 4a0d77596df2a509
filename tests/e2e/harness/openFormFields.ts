import type { Page } from 'playwright-core'
import type { Site } from './setUpSite'
import { openSignedIn } from './signIn'
import { createSiteApi } from './siteApi'

/** Opens the editor of a client's form fields as the SuperUser. */
export async function openFormFields(site: Site, clientCode: string, width?: number): Promise<Page> {
  const callSiteApi = await createSiteApi(site, 'admin')
  const users = await callSiteApi<{ id: number; clientCode: string }[]>('GET', '/api/users')
  const user = users.find((one) => one.clientCode === clientCode)
  if (!user) throw new Error(`There is no client ${clientCode}`)
  const page = await openSignedIn(site, 'admin', `/user/schema/${user.id}`, width)
  await page.getByRole('heading', { level: 1, name: /^Application form: / }).waitFor()
  return page
}
