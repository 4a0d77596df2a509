import type { Page } from 'playwright-core'
import { createSignedInState } from './createSignedInState'
import type { Site } from './setUpSite'

export const accounts = {
  harbour: { username: 'harbour-admin', password: 'harbour-demo-1' },
  meridian: { username: 'meridian-admin', password: 'meridian-demo-1' },
  admin: { username: 'master', password: 'master-demo-1' },
} as const

export type ClientWithAccount = keyof typeof accounts

/** The page on which each account lands after signing in. */
export const landingPages: Record<ClientWithAccount, { path: string; title: string }> = {
  harbour: { path: '/applicant/viewapplications', title: 'Submitted Applications' },
  meridian: { path: '/applicant/viewapplications', title: 'Submitted Applications' },
  admin: { path: '/user/create', title: 'User Management' },
}

/** Fills in and submits the Login form of the open page. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
}

/** Signs in as the client's administrator and waits for the landing page. */
export async function signIn(site: Site, client: ClientWithAccount): Promise<Page> {
  const { path, title } = landingPages[client]
  const page = await openSignedIn(site, client, path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return page
}

/**
 * Opens a page as the client's administrator with an existing session, as after a reload. Only tests of signing in use
 * the Login form, because it is an extra page to load.
 */
export async function openSignedIn(
  site: Site,
  client: ClientWithAccount,
  path: string,
  width?: number,
): Promise<Page> {
  const storageState = await createSignedInState(site.server, client, accounts[client])
  return site.visit(client, path, { storageState, width })
}
