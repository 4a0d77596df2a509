import type { Locator, Page } from 'playwright-core'
import type { Site } from './siteUnderTest'

async function detailsPath(link: Locator): Promise<string> {
  const href = await link.first().getAttribute('href')
  if (!href?.startsWith('/job/details/')) throw new Error(`This link leads to ${href}, not to a job`)
  return href
}

/** Returns the path of a job's page, from its link in the list or the sidebar of the open page. */
export const jobAddress = (page: Page, title: string) => detailsPath(page.getByRole('link', { name: title }))

/** Returns the path of the page of the list's first job. */
export const firstJobAddress = (page: Page) => detailsPath(page.getByRole('table').getByRole('link'))

export const applyAddress = (details: string) => details.replace('/job/details/', '/applicant/apply/')

/** Paths by client and title. They are the same on every demo server, so each is looked up once. */
const knownAddresses = new Map<string, string>()

/** Returns the path of the job with this title, or of the first job in the list if there is no title. */
export async function demoJobAddress(site: Site, client: string, title = ''): Promise<string> {
  const key = `${client} ${title}`
  const before = knownAddresses.get(key)
  if (before !== undefined) return before
  const list = await site.visit(client, '/')
  const address = await (title ? jobAddress(list, title) : firstJobAddress(list))
  await list.close()
  knownAddresses.set(key, address)
  return address
}
