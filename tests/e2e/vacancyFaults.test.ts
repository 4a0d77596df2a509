import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import type { AuthoredVacancy, VacancyRows } from '../../src/schemas/authoring/authoredVacancy'
import { startScanner, testVirus } from '../api/smallScanner'
import { ownVacancy } from '../fixtures/ownVacancy'
import { accessibilityFindings } from './harness/accessibilityFindings'
import { answerPerson, field, received, send } from './harness/buildingSurveyor'
import { fillMoment } from './harness/fillMoment'
import { formAnswers } from './harness/formAnswers'
import { openSignedIn } from './harness/signIn'
import { siteUnderTest } from './harness/siteUnderTest'
import { asAdministrator, hasFocus, newVacancy, savedVacancy, toPart } from './harness/vacancyEditor'

const scanner = await startScanner()
const site = siteUnderTest(() => ({ FOYER_CLAMD: scanner.address }))
afterAll(() => scanner.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses Publish, which leads to the checks; from there to the place of what has these words. */
async function refused(page: Page, words: string | RegExp, place: string): Promise<void> {
  await toPart(page, 'Check and publish')
  // Faster than people are, the press would meet the checks of what was written before.
  await savedVacancy(page)
  await button(page, 'Publish').click()
  const checks = page.getByRole('region', { name: 'Checks' })
  await checks.getByText(words).waitFor()
  await hasFocus(checks.getByRole('link').first())
  expect(await accessibilityFindings(page)).toEqual([])
  await checks.getByRole('link', { name: `Go to ${place}`, exact: true }).click()
}

/** A draft with this in it, open at a part of its editor. */
async function drafted(more: Parameters<typeof ownVacancy>[0], part: string) {
  const page = await openSignedIn(site, 'harbour', '/vacancies/questions')
  const ask = await asAdministrator(page)
  const { id } = await ask<AuthoredVacancy>('POST', '/api/ownVacancies', {})
  await ask('PUT', `/api/ownVacancies/${id}`, { content: ownVacancy(more) })
  await page.goto(`${site.server.origin('harbour')}/vacancies/manage/${id}?part=${part}`)
  return { page, id, ask }
}

const question = (id: string, more: object = {}) => ({
  ...{ id, text: `${id}?`, controlType: 'txt', isRequired: false },
  ...more,
})

it('dates and a salary the wrong way round are said, lead to their place, and stay as they were written', async () => {
  const page = await newVacancy(site)
  await field(page, 'answer/name').fill('Ferry Pilot')
  await page.locator('.fy-markup__text').fill('You take the ferry over.')
  await toPart(page, 'Where and how much')
  await field(page, 'answer/salary/from').fill('90000')
  await field(page, 'answer/salary/to').fill('80000')
  await toPart(page, 'When and who sees it')
  await fillMoment(page.locator('[id*="opensAt"][role="group"]').first(), '05/03/2031 9:00a')
  const closes = page.locator('[id*="closesAt"][role="group"]').first()
  await fillMoment(closes, '05/02/2031 9:00a')
  await refused(page, 'Closes before it opens', 'Closes')
  await hasFocus(closes)
  await refused(page, 'The salary begins above where it ends', 'Salary')
  await hasFocus(field(page, 'answer/salary/from'))
  await savedVacancy(page)
  await page.reload()
  await expect.poll(() => field(page, 'answer/salary/from').inputValue()).toMatch(/^90[,.]?000$/)
  await field(page, 'answer/salary/to').fill('95000')
  await toPart(page, 'When and who sees it')
  await expect.poll(() => closes.textContent()).toContain('2031')
  await fillMoment(closes, '05/04/2031 9:00a')
  await toPart(page, 'Check and publish')
  await expect.poll(() => page.getByText(/has to be mended first/).count()).toBe(0)
})

it('a code of the back-office is refused by name and place, and the rest is kept', async () => {
  const page = await newVacancy(site)
  const ask = await asAdministrator(page)
  const { items } = await ask<VacancyRows>('GET', '/api/ownVacancies?state=open&pageSize=1&sort=name')
  await field(page, 'answer/name').fill('Twice Told')
  await page.locator('.fy-markup__text').fill('You do what somebody does already.')
  await field(page, 'answer/code').fill(items[0]?.code ?? '')
  site.trouble.expect(/^422: POST .*\/publications/)
  await refused(page, 'A vacancy of the back-office has this code: a code belongs to one source', 'Code')
  await hasFocus(field(page, 'answer/code'))
  await field(page, 'answer/code').fill('TWICE-1')
  await toPart(page, 'Check and publish')
  await button(page, 'Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
})

it('questions that can’t be answered lead to what is wrong in them', async () => {
  const gone = { visibleWhen: { field: 'q-gone', isFilled: true } }
  const long = {
    controlType: 'rdo',
    options: ['Yes', 'x'.repeat(2000)].map((value) => ({ value, label: value })),
  }
  const questions = [
    question('q-1', { controlType: 'ddl', options: [] }),
    question('q-2', long),
    question('q-3', gone),
  ]
  const { page } = await drafted({ screeningQuestions: [{ id: 'g-1', name: 'All', questions }] }, 'questions')
  const options = page.locator('[data-question] [name="options"]')
  await refused(page, /There is nothing to choose from/, 'Question “q-1?”')
  await hasFocus(options)
  await options.fill('Yes\nNo')
  await refused(page, 'Option 2 has 2000 characters; at most 500 fit', 'Question “q-2?”')
  await hasFocus(options)
  await expect.poll(() => options.inputValue()).toContain('x'.repeat(2000))
  await options.fill('Yes\nNo')
  await refused(page, /The question that this looks at is not there any more/, 'Question “q-3?”')
  const condition = page.getByRole('group', { name: 'Shown when' })
  await hasFocus(condition)
  await condition
    .getByRole('button', { name: /^(Remove|Delete)/ })
    .first()
    .click()
  await toPart(page, 'Check and publish')
  await expect.poll(() => page.getByText(/has to be mended first/).count()).toBe(0)
})

it('a question that others look at is deleted after they are told, and takes their conditions with it', async () => {
  const looking = { visibleWhen: { field: 'q-1', isFilled: true } }
  const questions = [question('q-1'), question('q-2', looking)]
  const { page } = await drafted({ screeningQuestions: [{ id: 'g-1', name: 'All', questions }] }, 'questions')
  await page.locator('.fy-movable__name', { hasText: 'q-1?' }).first().click()
  await button(page, 'Delete q-1?').click()
  const asked = page.getByRole('dialog')
  await asked.getByText(/^“q-2\?” is shown when/).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await asked.locator('.fy-button--primary').click()
  await hasFocus(page.locator('.fy-questions__title'))
  await expect.poll(() => page.locator('.fy-movable__label').allTextContents()).toEqual(['q-2?'])
  await savedVacancy(page)
  await toPart(page, 'Check and publish')
  await expect.poll(() => page.getByText(/has to be mended first/).count()).toBe(0)
})

it('500 questions are written in as few are, and one more is said to be too many', async () => {
  const many = Array.from({ length: 500 }, (_, at) => question(`q-${at}`))
  const { page } = await drafted(
    { screeningQuestions: [{ id: 'g-1', name: 'All', questions: many }] },
    'questions',
  )
  await page.locator('.fy-movable__name', { hasText: 'q-499?' }).click()
  const words = page.locator('[data-question] [name="label"]')
  await words.fill('')
  await words.pressSequentially('Still here?')
  await page.locator('.fy-movable__label', { hasText: 'Still here?' }).waitFor()
  await savedVacancy(page)
  await button(page, 'Add a question').click()
  await page.locator('.fy-movable__row').nth(500).locator('[name="label"]').fill('One more?')
  await refused(page, 'There are 501; at most 500 can be', 'Questions')
  await hasFocus(page.locator('#vacancy-part'))
  await page.locator('.fy-movable__name', { hasText: 'One more?' }).click()
  await button(page, 'Delete One more?').click()
  await toPart(page, 'Check and publish')
  await button(page, 'Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
})

it('a document with a virus is not kept, and it is said which and why', async () => {
  const { page } = await drafted({}, 'documents')
  site.trouble.expect(/^422: PUT .*\/documents\//)
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'role.txt', mimeType: 'text/plain', buffer: Buffer.from(testVirus) })
  await page.getByText('role.txt: The scanner found something in this document: it was not kept.').waitFor()
  await page.getByText('No documents yet.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await input.setInputFiles({ name: 'role.txt', mimeType: 'text/plain', buffer: Buffer.from('You row.') })
  await page.getByRole('listitem').getByText('role.txt').waitFor()
  await expect.poll(() => page.getByText(/it was not kept/).count()).toBe(0)
})

it('a vacancy for which somebody has applied is withdrawn, not deleted, and the application stays', async () => {
  const { page, id, ask } = await drafted(
    { code: 'APPLIED-1', name: 'Applied For', screeningQuestions: [] },
    'publish',
  )
  await button(page, 'Delete the draft').waitFor()
  await button(page, 'Publish').click()
  await page.getByText('Visitors see this vacancy and can apply.').waitFor()
  const visitor = await site.visit('harbour', `/applicant/apply/${id}`)
  await formAnswers(visitor)
  await answerPerson(visitor, 'faults@example.org')
  await send(visitor)
  await received(visitor)
  await page.reload()
  await page.getByText(/^One person has applied/).waitFor()
  await expect.poll(() => button(page, 'Delete the draft').count()).toBe(0)
  await button(page, 'Withdraw').click()
  const dialog = page.getByRole('dialog', { name: 'Take this vacancy off the site?' })
  await dialog.getByText(/Applications that came in stay/).waitFor()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('This vacancy was taken off the site.').waitFor()
  await page.getByText(/^One person has applied/).waitFor()
  await expect.poll(() => button(page, 'Delete the draft').count()).toBe(0)
  expect(await ask('GET', `/api/ownVacancies/${id}`)).toMatchObject({ state: 'withdrawn', applications: 1 })
})
