import type { Page } from 'playwright-core'
import type { Site } from './siteUnderTest'

export const accounts = {
  harbour: { username: 'harbour-admin', password: 'harbour-demo-1' },
  meridian: { username: 'meridian-admin', password: 'meridian-demo-1' },
  admin: { username: 'master', password: 'master-demo-1' },
} as const

export type ClientWithAccount = keyof typeof accounts

/** Where each of them comes by signing in. */
export const landings: Record<ClientWithAccount, { path: string; title: string }> = {
  harbour: { path: '/applicant/viewapplications', title: 'Submitted Applications' },
  meridian: { path: '/applicant/viewapplications', title: 'Submitted Applications' },
  admin: { path: '/user/create', title: 'User Management' },
}

/** Fills and sends the Login form of the page that is open. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
}

/** A visitor signed in as the client's administrator, at the page where one comes by it. */
export async function signIn(site: Site, client: ClientWithAccount): Promise<Page> {
  const page = await site.visit(client, '/home/login')
  const { username, password } = accounts[client]
  await logIn(page, username, password)
  const { path, title } = landings[client]
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return page
}
