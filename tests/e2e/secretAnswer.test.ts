import { expect, it } from 'vitest'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answerForm, field, openForm, received, send } from './harness/buildingSurveyor'
import { callApi, fetchToken } from './harness/callApi'
import { openNewest } from './harness/reviewApplications'
import { accounts, openSignedIn, signIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'

const site = siteUnderTest()

/** Every form of harbour asks for a word that nobody reads by accident. */
async function askForAWord(): Promise<void> {
  const page = await site.visit('admin', '/home/login')
  const token = await fetchToken(page, 'admin', accounts.admin)
  const listed = JSON.parse((await callApi(page, { path: '/api/users', token })).text)
  const { id } = listed.find(({ clientCode }: { clientCode: string }) => clientCode === 'harbour')
  const path = `/api/users/${id}/schema`
  const { customFields, catalogue } = JSON.parse((await callApi(page, { path, token })).text)
  const word = { id: 610, type: 'password', label: 'Agreed word' }
  const body = { customFields: [...customFields, word], catalogue }
  expect((await callApi(page, { method: 'PUT', path, token, body })).status).toBe(200)
}

it('[AP-06] a secret answer stands hidden until an administrator asks for it, which is written down', async () => {
  await askForAWord()
  const applicant = await openForm(site)
  await answerForm(applicant, 'ada.secret@example.org')
  await field(applicant, 'custom-610').fill('sesame')
  await send(applicant)
  await received(applicant)
  const page = await signIn(site, 'harbour')
  await openNewest(page)
  const show = page.getByRole('button', { name: 'Show the answer to Agreed word' })
  await show.waitFor()
  expect(await page.locator('body').textContent()).not.toContain('sesame')
  expect(await accessibilityFindings(page)).toEqual([])
  await show.press('Enter')
  await page.getByText('sesame', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Hide the answer to Agreed word' }).click()
  await show.waitFor()
  expect(await page.locator('body').textContent()).not.toContain('sesame')
  const activity = await openSignedIn(site, 'harbour', '/user/activity')
  await activity.getByText('Secret answer shown').first().waitFor()
})
