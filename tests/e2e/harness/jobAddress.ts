import type { Locator, Page } from 'playwright-core'

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
