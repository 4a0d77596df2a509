import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import { answerCommonFields, getField, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { findViolations, getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'
import { addQuestion, waitUntilSaved } from './harness/vacancyEditor'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()
const manage = '/vacancies/manage'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openPart = (page: Page, name: RegExp) => page.getByRole('link', { name }).first().click()

/** Creates a vacancy that can be published, and opens it in its editor. */
async function openPublishableVacancy(name: string): Promise<{ page: Page; id: string }> {
  const page = await openSignedIn(site, 'harbour', manage)
  await page.getByRole('button', { name: 'New vacancy' }).first().click()
  await page.getByRole('button', { name: /^Permanent job/ }).click()
  await getField(page, 'answer/name').fill(name)
  await page.getByRole('textbox', { name: /^Description/ }).fill('The work of a ranger.')
  await openPart(page, /^Location and pay/)
  await getField(page, 'answer/location').fill('Remote')
  await getField(page, 'answer/location').blur()
  return { page, id: new URL(page.url()).pathname.split('/').at(-1) ?? '' }
}

async function publish(page: Page): Promise<void> {
  await openPart(page, /^Check and publish/)
  await button(page, 'Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
}

it('[JD-07] a group of questions with several entries is set up in the editor and answered by a visitor', async () => {
  const { page, id } = await openPublishableVacancy('Vouched Ranger')
  await openPart(page, /^Questions/)
  await button(page, 'Add a group').click()
  const group = page.locator('section[data-question]').last()
  await group.locator('[name="name"]').fill('Referees')
  await group.getByRole('checkbox', { name: /^Let applicants add several/ }).check()
  await group.locator('[name="itemLabel"]').fill('Referee')
  await group.locator('[name="rowsMin"]').fill('1')
  await group.locator('[name="rowsMax"]').fill('40')
  await group.getByText('A whole number from 1 to 30').waitFor()
  await group.locator('[name="rowsMax"]').fill('2')
  await group.getByText('A whole number from 1 to 30').waitFor({ state: 'detached' })
  await addQuestion(group)
  await page.locator('[data-question] [name="label"]:focus').fill('Their name')
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => getHorizontalOverflow(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await publish(page)

  const visitor = await site.visit('harbour', `/applicant/apply/${id}`)
  await waitForHydratedForm(visitor)
  await answerCommonFields(visitor, 'vouched@example.org')
  const nameFields = visitor.getByLabel(/^Their name/)
  await nameFields.nth(0).fill('Priya Raman')
  await button(visitor, 'Add referee').click()
  await nameFields.nth(1).fill('Tom Ng')
  expect(await findViolations(visitor)).toEqual([])
  await visitor.getByRole('checkbox', { name: /^Right to work/ }).check()
  await visitor.getByLabel(/^Why do you want to do this job/).fill('To walk.')
  await sendApplication(visitor)
  await waitForReceipt(visitor)
})

/** Publishes the client's site with these changes of config.json. */
async function configure(more: object): Promise<void> {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const path = '/api/sites/harbour'
  const { configText, ids } = await callSiteApi<SiteDraft>('GET', `${path}/draft`)
  const draft = { configText: JSON.stringify({ ...JSON.parse(configText), ...more }), ids }
  const { revision } = await callSiteApi<SiteDraft>('PUT', `${path}/draft`, draft)
  await callSiteApi('POST', `${path}/publications`, { revision, note: '' })
}

it('dates and times are entered and shown in the client’s time zone', async () => {
  const { page } = await openPublishableVacancy('Ranger of the valley')
  await waitUntilSaved(page)
  await configure({ timeZone: 'Asia/Kathmandu' })
  await page.goto(`${page.url().split('?')[0]}?part=dates`)
  await page.getByText('Dates and times are in Asia/Kathmandu, wherever you are.').waitFor()
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.postData()?.includes('"closesAt":"20') === true,
  )
  const closes = page.locator('[id*="closesAt"][role="group"]').first()
  await fillDateTime(closes, '30/06/2031 3:30a')
  await closes.getByRole('spinbutton').last().blur()
  expect((await sent).postDataJSON().content.closesAt).toBe('2031-06-29T21:45:00.000Z')
  await waitUntilSaved(page)
  await page.reload()
  await expect.poll(() => closes.textContent()).toMatch(/^30.06.2031\W+3:30\W+am$/i)
  await publish(page)
  await page.goto(`${site.server.getOrigin('harbour')}${manage}?q=valley`)
  await page.getByText('30 Jun 2031').first().waitFor()
})
