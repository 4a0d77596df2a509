import type { Locator, Page } from 'playwright-core'
import type { Site } from './siteUnderTest'

async function detailsPath(link: Locator): Promise<string> {
  const href = await link.first().getAttribute('href')
  if (!href?.startsWith('/job/details/')) throw new Error(`This link leads to ${href}, not to a job`)
  return href
}

/** The path of a job's details, from its link in the list or in the sidebar of the page that is open. */
export const jobAddress = (page: Page, title: string) => detailsPath(page.getByRole('link', { name: title }))

/** The same for the list's first job. */
export const firstJobAddress = (page: Page) => detailsPath(page.getByRole('table').getByRole('link'))

export const applyAddress = (details: string) => details.replace('/job/details/', '/applicant/apply/')

/** By client and title. The same on every server with the demo: a list is opened for each only once. */
const knownAddresses = new Map<string, string>()

/** The path of a job's details for who needs no list: that of this title, or of the list's first. */
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
