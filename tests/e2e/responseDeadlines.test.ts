import { expect, it } from 'vitest'
import type { CreatedVacancy } from '../../src/schemas/authoring/authoredVacancy'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { answerCommonFields, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { expectNoFaultsAtEveryWidth } from './harness/everyWidth'
import { getHorizontalOverflow } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'
import { getPublishButton, openEditorPart, waitUntilSaved } from './harness/vacancyEditor'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

it('a reply date is promised, shown to applicants and listed when due, at every width', async () => {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const { id } = await callSiteApi<CreatedVacancy>('POST', '/api/ownVacancies', {})
  const name = 'Promised pilot'
  const content = createAuthoredVacancy({ code: 'PROMISE-1', name, screeningQuestions: [] })
  await callSiteApi('PUT', `/api/ownVacancies/${id}`, { content })

  const page = await openSignedIn(site, 'harbour', `/vacancies/manage/${id}?part=dates`, 360)
  const promise = page.getByRole('group', { name: 'Reply to applicants' })
  await promise.getByLabel('Or days after applying').fill('400')
  await page.getByText('1 issue').filter({ visible: true }).first().waitFor()
  await promise.getByLabel('Or days after applying').fill('5')
  await waitUntilSaved(page)
  await expectNoFaultsAtEveryWidth(page, { fullCheckWidth: 360 })
  await openEditorPart(page, 'Check and publish')
  await getPublishButton(page).click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()

  const visitor = await site.visit('harbour', `/job/details/${id}`, { width: 360 })
  await visitor.getByText('5 days after you apply', { exact: true }).waitFor()
  await visitor.goto(`${site.server.getOrigin('harbour')}/applicant/apply/${id}`)
  await waitForHydratedForm(visitor)
  await visitor.getByText('We’ll reply by 5 days after you apply.').waitFor()
  await answerCommonFields(visitor, 'promised@example.org')
  await sendApplication(visitor)
  await waitForReceipt(visitor)
  await visitor.getByText(/^You’ll hear from us by .* \(in 5 days\), whatever the outcome\.$/).waitFor()
  const link = visitor.getByRole('link', { name: 'See, correct or withdraw your application' })
  await visitor.goto(`${site.server.getOrigin('harbour')}${await link.getAttribute('href')}`)
  await visitor.getByText(/\(in 5 days\)$/).waitFor()
  await expectNoFaultsAtEveryWidth(visitor, { fullCheckWidth: 360 })

  await page.goto(`${site.server.getOrigin('harbour')}/user/overview`)
  await page.getByRole('link', { name: /Promised answers due within a week/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByText('Due in 5 days').waitFor()
  await page.getByRole('button', { name: /^(More filters|Filters)/ }).click()
  await page.getByRole('link', { name: /^Due within a week/, exact: false }).waitFor()
  await page
    .locator('option', { hasText: /^New \(\d+\)$/ })
    .first()
    .waitFor({ state: 'attached' })
  // The list becomes cards, and their rows are loaded, after the resize.
  await expectNoFaultsAtEveryWidth(page, {
    prepare: () => expect.poll(() => getHorizontalOverflow(page)).toBe(0),
  })
})
