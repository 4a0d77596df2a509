import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getField } from './harness/buildingSurveyor'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'

const site = setUpSite()

async function openUsers(): Promise<Page> {
  const page = await openSignedIn(site, 'admin', '/user/create')
  await page.getByRole('heading', { level: 2, name: 'Harbour City Council' }).waitFor()
  return page
}

async function fillNewAccount(page: Page, overrides: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: 'Create new user' }).click()
  const values = {
    company: 'Adatum',
    username: 'adatum',
    clientCode: 'adatum',
    password: 'correct-horse-1',
    maxImportedCount: '20',
    ...overrides,
  }
  for (const [name, value] of Object.entries(values)) await getField(page, name).fill(value)
  await page.getByRole('radio', { name: 'No' }).check()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const getError = async (page: Page, name: string) => {
  const ids = ((await getField(page, name).getAttribute('aria-describedby')) ?? '').split(' ')
  const id = ids.find((one) => one.endsWith('--error'))
  return id ? page.locator(`[id="${id}"]`).textContent() : null
}

/** Saves while the server answers that the session has ended, and signs in again in the dialog. */
async function endSessionOnSave(page: Page): Promise<void> {
  const body = JSON.stringify({ type: 'about:blank', title: 'Not signed in', status: 401, detail: '' })
  await page.route('**/api/users/', (route) =>
    route.fulfill({ status: 401, body, contentType: 'application/problem+json' }),
  )
  site.problems.expect(/^401: POST .*\/api\/users/)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/api/users/')
  await dialog.locator('input[name="username"]').fill('master')
  await dialog.locator('input[name="password"]').fill('master-demo-1')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/user/create')
}

it('[UM-05] [UM-06] [UM-07] [UM-13] [FB-02] [SS-05] [SS-06] [VR-05] the form of a new account truncates long texts, refuses invalid values, asks before the page is left, and keeps its values when the session ends', async () => {
  const page = await openUsers()
  await fillNewAccount(page, {
    company: 'c'.repeat(101),
    username: 'Harbour-Admin',
    clientCode: 's'.repeat(63),
    maxImportedCount: '1000',
  })
  await page.getByText('You have reached the max character limit of 100').first().waitFor()
  expect((await getField(page, 'company').inputValue()).length).toBe(100)
  await expect.poll(() => getError(page, 'username')).toBe('Username exists')
  await getField(page, 'username').fill('u'.repeat(101))
  await expect.poll(() => getError(page, 'username')).toBe(null)
  expect((await getField(page, 'username').inputValue()).length).toBe(100)
  // [VR-05] Some browsers accept a blank in a host name.
  await getField(page, 'privacyLink').fill('https://exa mple.com')
  await getField(page, 'privacyLinkLabel').fill('Privacy')
  await expect.poll(() => getError(page, 'privacyLink')).toBe('Invalid url')
  await getField(page, 'privacyLink').fill('')
  await getField(page, 'privacyLinkLabel').fill('')
  await page.getByText("For the back-office's own import of applicants.").waitFor()
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await save(page)
  // A number is not truncated: without its last digits it would be another number.
  await expect.poll(() => getError(page, 'maxImportedCount')).toBe('Maximum Characters is 3')
  await getField(page, 'maxImportedCount').fill('100')

  await endSessionOnSave(page)
  await expect.poll(() => page.locator('main input[name="username"]').inputValue()).toBe('u'.repeat(100))
  await save(page)
  await page.getByText(`${'c'.repeat(100)} has been created`).waitFor()
})
