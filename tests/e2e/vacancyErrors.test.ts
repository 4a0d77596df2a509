import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import type { AuthoredVacancy, VacancyRowPage } from '../../src/schemas/authoring/authoredVacancy'
import { startScanner, testVirus } from '../api/smallScanner'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { answerCommonFields, getField, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { findViolations } from './harness/findViolations'
import { setUpSite } from './harness/setUpSite'
import { openSignedIn } from './harness/signIn'
import { createSiteApi } from './harness/siteApi'
import {
  expectFocus,
  getDescriptionField,
  getPublishButton,
  getQuestionButton,
  listQuestions,
  openEditorPart,
  openNewVacancy,
  waitUntilSaved,
} from './harness/vacancyEditor'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const scanner = await startScanner()
const site = setUpSite(() => ({ FOYER_CLAMD: scanner.address }))
afterAll(() => scanner.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Tries to publish, expects the focus on the first error, and follows the error with this text to its field. */
async function publishAndFollowError(page: Page, words: string | RegExp, place: string): Promise<void> {
  await openEditorPart(page, 'Check and publish')
  // Waits for the current checks: a test presses faster than a person, and would get those of the previous content.
  await waitUntilSaved(page)
  await getPublishButton(page).click()
  const checks = page.getByRole('region', { name: 'Checks' })
  await checks.getByText(words).waitFor()
  await expectFocus(checks.getByRole('link').first())
  await checks.getByRole('link', { name: `Go to ${place}`, exact: true }).click()
}

/** Creates a draft with this content and opens a part of its editor. */
async function openDraft(more: Parameters<typeof createAuthoredVacancy>[0], part: string) {
  const callSiteApi = await createSiteApi(site, 'harbour')
  const { id } = await callSiteApi<AuthoredVacancy>('POST', '/api/ownVacancies', {})
  await callSiteApi('PUT', `/api/ownVacancies/${id}`, { content: createAuthoredVacancy(more) })
  const page = await openSignedIn(site, 'harbour', `/vacancies/manage/${id}?part=${part}`)
  return { page, id, callSiteApi }
}

const question = (id: string, more: object = {}) => ({
  ...{ id, text: `${id}?`, controlType: 'txt', isRequired: false },
  ...more,
})

it('a vacancy with wrong dates, salary or code is not published, and each check leads to its field', async () => {
  const page = await openNewVacancy(site)
  await getField(page, 'answer/name').fill('Ferry Pilot')
  await getDescriptionField(page).fill('You take the ferry over.')
  await openEditorPart(page, 'Location and pay')
  await getField(page, 'answer/salary/from').fill('90000')
  await getField(page, 'answer/salary/to').fill('80000')
  await openEditorPart(page, 'Dates and visibility')
  await fillDateTime(page.locator('[id*="opensAt"][role="group"]').first(), '05/03/2031 9:00a')
  const closes = page.locator('[id*="closesAt"][role="group"]').first()
  await fillDateTime(closes, '05/02/2031 9:00a')
  await publishAndFollowError(page, 'Closes before it opens', 'Closes')
  await expectFocus(closes)
  await publishAndFollowError(page, 'The lowest salary is above the highest', 'Salary')
  await expectFocus(getField(page, 'answer/salary/from'))
  await waitUntilSaved(page)
  await page.reload()
  await expect.poll(() => getField(page, 'answer/salary/from').inputValue()).toMatch(/^90[,.]?000$/)
  await getField(page, 'answer/salary/to').fill('ninety-five')
  await publishAndFollowError(page, 'This can’t be read as a number', 'Salary')
  await expectFocus(getField(page, 'answer/salary/to'))
  expect(await getField(page, 'answer/salary/to').inputValue()).toBe('ninety-five')
  await getField(page, 'answer/salary/to').fill('95,000')
  await openEditorPart(page, 'Dates and visibility')
  await expect.poll(() => closes.textContent()).toContain('2031')
  await fillDateTime(closes, '05/04/2031 9:00a')
  await openEditorPart(page, 'Check and publish')
  await expect.poll(() => page.getByText(/issue before publishing/).count()).toBe(0)

  const callSiteApi = await createSiteApi(site, 'harbour')
  const { items } = await callSiteApi<VacancyRowPage>(
    'GET',
    '/api/ownVacancies?state=open&pageSize=1&sort=name',
  )
  await openEditorPart(page, 'The job')
  await getField(page, 'answer/code').fill(items[0]?.code ?? '')
  site.problems.expect(/^422: POST .*\/publications/)
  await publishAndFollowError(page, 'A back-office vacancy already uses this code', 'Code')
  await expectFocus(getField(page, 'answer/code'))
  await getField(page, 'answer/code').fill('TWICE-1')
  await openEditorPart(page, 'Check and publish')
  await button(page, 'Publish').click()
  await page.getByText(/^Visitors (will )?see this vacancy/).waitFor()
})

it('checks lead to the faulty question and its part, and deleting a question removes the conditions on it', async () => {
  const gone = { visibleWhen: { field: 'q-gone', isFilled: true } }
  const questions = [
    question('q-1', { controlType: 'ddl', options: [] }),
    question('q-2', gone),
    question('q-3', { visibleWhen: { field: 'q-1', isFilled: true } }),
  ]
  const { page } = await openDraft(
    { screeningQuestions: [{ id: 'g-1', name: 'All', questions }] },
    'questions',
  )
  const options = page.locator('[data-question] [name="options"]')
  await publishAndFollowError(page, /Add options to choose from/, 'Question “q-1?”')
  await expectFocus(options)
  await options.fill('Yes\nNo')
  await publishAndFollowError(page, /The question that this depends on no longer exists/, 'Question “q-2?”')
  const condition = page.getByRole('group', { name: 'Shown when' })
  await expectFocus(condition)
  await condition
    .getByRole('button', { name: /^(Remove|Delete)/ })
    .first()
    .click()
  await getQuestionButton(page, 'q-1').click()
  await button(page, 'Delete q-1?').click()
  const removeDialog = page.getByRole('dialog')
  await removeDialog.getByText(/^“q-3\?” is shown when/).waitFor()
  expect(await findViolations(page)).toEqual([])
  await removeDialog.getByRole('button', { name: 'Remove field and conditions' }).click()
  await expectFocus(page.getByRole('heading', { level: 3 }).first())
  await expect.poll(() => listQuestions(page)).toEqual(['q-2?', 'q-3?'])
  await waitUntilSaved(page)
  await openEditorPart(page, 'Check and publish')
  await expect.poll(() => page.getByText(/issue before publishing/).count()).toBe(0)
})

it('a document with a virus is not saved; a vacancy with an application can be withdrawn but not deleted, and the application stays', async () => {
  const { page, id, callSiteApi } = await openDraft(
    { code: 'APPLIED-1', name: 'Applied For', screeningQuestions: [] },
    'documents',
  )
  site.problems.expect(/^422: PUT .*\/documents\//)
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'role.txt', mimeType: 'text/plain', buffer: Buffer.from(testVirus) })
  await page.getByText('role.txt: The virus scanner rejected this document. It was not saved.').waitFor()
  await page.getByText('No documents yet.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await input.setInputFiles({ name: 'role.txt', mimeType: 'text/plain', buffer: Buffer.from('You row.') })
  await page.getByRole('listitem').getByText('role.txt').waitFor()
  await expect.poll(() => page.getByText(/It was not saved/).count()).toBe(0)

  await openEditorPart(page, 'Check and publish')
  await button(page, 'Delete draft').waitFor()
  await button(page, 'Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
  const visitor = await site.visit('harbour', `/applicant/apply/${id}`)
  await waitForHydratedForm(visitor)
  await answerCommonFields(visitor, 'faults@example.org')
  await sendApplication(visitor)
  await waitForReceipt(visitor)
  await page.reload()
  await page.getByText(/^1 person has applied/).waitFor()
  await expect.poll(() => button(page, 'Delete draft').count()).toBe(0)
  await button(page, 'Withdraw').click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw this vacancy?' })
  await dialog.getByText(/Applications you’ve received are kept/).waitFor()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('This vacancy was withdrawn.').waitFor()
  await page.getByText(/^1 person has applied/).waitFor()
  await expect.poll(() => button(page, 'Delete draft').count()).toBe(0)
  expect(await callSiteApi('GET', `/api/ownVacancies/${id}`)).toMatchObject({
    state: 'withdrawn',
    applications: 1,
  })
})
