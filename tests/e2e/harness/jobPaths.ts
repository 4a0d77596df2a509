import type { Locator, Page } from 'playwright-core'
import type { Site } from './setUpSite'

async function getDetailsPath(link: Locator): Promise<string> {
  const href = await link.first().getAttribute('href')
  if (!href?.startsWith('/job/details/')) throw new Error(`This link leads to ${href}, not to a job`)
  return href
}

/** Returns the path of a job's page, from its link in the list or the sidebar of the open page. */
export const getJobPath = (page: Page, title: string) =>
  getDetailsPath(page.getByRole('link', { name: title }))

/** Returns the path of the page of the list's first job. */
export const getFirstJobPath = (page: Page) => getDetailsPath(page.getByRole('table').getByRole('link'))

export const toApplyPath = (details: string) => details.replace('/job/details/', '/applicant/apply/')

/** Paths by client and title. They are the same on every demo server, so each is looked up once. */
const knownPaths = new Map<string, string>()

/** Returns the path of the job with this title, or of the first job in the list if there is no title. */
export async function findDemoJobPath(site: Site, client: string, title = ''): Promise<string> {
  const key = `${client} ${title}`
  const knownPath = knownPaths.get(key)
  if (knownPath !== undefined) return knownPath
  const list = await site.visit(client, '/')
  const path = await (title ? getJobPath(list, title) : getFirstJobPath(list))
  await list.close()
  knownPaths.set(key, path)
  return path
}
