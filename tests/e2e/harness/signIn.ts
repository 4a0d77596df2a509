import type { Page } from 'playwright-core'
import { signedInState } from './signedInState'
import type { Site } from './siteUnderTest'

export const accounts = {
  harbour: { username: 'harbour-admin', password: 'harbour-demo-1' },
  meridian: { username: 'meridian-admin', password: 'meridian-demo-1' },
  admin: { username: 'master', password: 'master-demo-1' },
} as const

export type ClientWithAccount = keyof typeof accounts

/** Where each of them comes by signing in. */
export const landingPages: Record<ClientWithAccount, { path: string; title: string }> = {
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
  const { path, title } = landingPages[client]
  const page = await openSignedIn(site, client, path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return page
}

/**
 * A visitor who comes to a page of the client's administrator with a session begun before, as after a reload. Only tests of
 * signing in itself fill the form in: its page is one more to load.
 */
export async function openSignedIn(
  site: Site,
  client: ClientWithAccount,
  path: string,
  width?: number,
): Promise<Page> {
  const storageState = await signedInState(site.server, client, accounts[client])
  return site.visit(client, path, { storageState, width })
}
